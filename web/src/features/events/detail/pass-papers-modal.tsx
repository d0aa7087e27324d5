import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { type PassTypeReply, passKind } from '@chalkline/contract/events/pass.schema.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import { Suspense, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import { eventSubject, useEventPapers } from '../event-papers.tsx';
import { answerErrors, waiverError } from '../papers/answer-errors.ts';

interface PassPapersModalProps {
  seriesId: string;
  type: PassTypeReply;
  /** The date whose questions and waivers are shown. */
  eventId: string;
  onPlaced: (placed: { id: string; state: string }) => void;
  onClose: () => void;
}

/** What buyers of a pass answer and sign, for all of its dates. */
export function PassPapersModal({ seriesId, type, eventId, onPlaced, onClose }: PassPapersModalProps) {
  const Section = useEventPapers()?.order.Section;
  const [own, setOwn] = useKeptState<AnswersGiven>(`pass ${type.id}`, []);
  const [orderAnswers, setOrderAnswers] = useKeptState<AnswersGiven>(`pass order ${type.id}`, []);
  const [failure, setFailure] = useState<unknown>(null);
  const order = useAction({
    send: (call) => {
      const details = { attendees: [{ answers: own }], answers: orderAnswers };
      const lines = [{ itemId: type.id, quantity: 1, details }];
      return call(placeOrder, { body: { kind: passKind, offerId: seriesId, lines } }).catch(
        (refused: unknown) => {
          setFailure(refused);
          throw refused;
        },
      );
    },
    done: (placed) => (placed.state === 'paid' ? 'You have your pass' : 'Your pass is held'),
    invalidates: [groupQueries.all],
    onDone: onPlaced,
  });
  const subject = eventSubject(eventId);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Questions and waivers"
      below={type.name}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="main" busy={order.busy} onClick={() => order.run()}>
            Get pass
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {Section && (
          <Suspense fallback={<SkeletonRows avatar={false} />}>
            <Section
              subject={subject}
              answers={own}
              onAnswers={setOwn}
              errors={answerErrors(failure, 'body.lines.0.details.attendees.0')}
              scope="person"
              waiverError={waiverError(failure)}
            />
            <Section
              subject={subject}
              answers={orderAnswers}
              onAnswers={setOrderAnswers}
              errors={answerErrors(failure, 'body.lines.0.details')}
              scope="order"
              signs={false}
              idPrefix="order."
            />
          </Suspense>
        )}
        <ActionError error={order.error} />
      </Stack>
    </Modal>
  );
}
