import type { OfferedTicketReply } from '@chalkline/contract/events/transfer.schema.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import { Suspense, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { eventSubject, useEventPapers } from '../event-papers.tsx';
import { eventQueries } from '../events.queries.ts';
import { answerErrors, waiverError } from '../papers/answer-errors.ts';
import { acceptOffer } from './accept-offer.ts';

interface AcceptModalProps {
  offer: OfferedTicketReply;
  onClose: () => void;
}

/** Answers and signs before what is offered is accepted. */
export function AcceptModal({ offer, onClose }: AcceptModalProps) {
  const { kind, event } = offer;
  const Section = useEventPapers()?.order.Section;
  const [answers, setAnswers] = useState<AnswersGiven>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const accept = useAction({
    send: (call) =>
      acceptOffer(call, offer, answers).catch((refused: unknown) => {
        setFailure(refused);
        throw refused;
      }),
    done: `The ${kind} is yours`,
    invalidates: [eventQueries.all],
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Accept this ${kind}?`}
      below={event.name}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="main" busy={accept.busy} onClick={() => accept.run()}>
            {`Accept ${kind}`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {Section && (
          <Suspense fallback={<SkeletonRows avatar={false} />}>
            <Section
              subject={eventSubject(event.id)}
              answers={answers}
              onAnswers={setAnswers}
              errors={answerErrors(failure, 'body')}
              waiverError={waiverError(failure)}
              scope="person"
            />
          </Suspense>
        )}
        <ActionError error={accept.error} />
      </Stack>
    </Modal>
  );
}
