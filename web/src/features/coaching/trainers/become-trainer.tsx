import { coachingLengths } from '@chalkline/contract/coaching/coaching.schema.ts';
import { newTrainerRequest } from '@chalkline/contract/coaching/trainer-request.schema.ts';
import { askToTrain, moveTrainerRequest } from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { coachingQueries } from '../coaching.queries.ts';

/** The way to a trainer account, for athletes. */
export function BecomeTrainer() {
  const { data } = useQuery(coachingQueries.ownTrainerRequest());
  const [asking, setAsking] = useState(false);
  const withdraw = useAction<string>({
    send: (call, trainerRequestId) =>
      call(moveTrainerRequest, { params: { trainerRequestId }, body: { to: 'withdrawn' } }),
    done: 'Request withdrawn',
    failed: 'Couldn’t withdraw the request',
    invalidates: [coachingQueries.all],
  });
  const request = data?.request ?? null;
  const isOpen = request?.state === 'asked';
  if (!data || !(data.can.ask || isOpen)) return null;
  return (
    <Panel title="Become a trainer" padded>
      <Stack gap={12}>
        {request?.state === 'declined' && (
          <Note tone="warn">Your request was declined: {request.reason}</Note>
        )}
        {isOpen ? (
          <>
            <p>
              {'You sent your request '}
              <TimeAgo at={request.askedAt} />. An administrator will answer it.
            </p>
            <Row>
              <Button busy={withdraw.busy} onClick={() => withdraw.run(request.id)}>
                Withdraw request
              </Button>
            </Row>
          </>
        ) : (
          <>
            <p>Trainers coach clients and publish programs. An administrator decides on your request.</p>
            <Row>
              <Button onClick={() => setAsking(true)}>Ask to become a trainer</Button>
            </Row>
          </>
        )}
      </Stack>
      {asking && <AskModal onClose={() => setAsking(false)} />}
    </Panel>
  );
}

const texts = { message: { label: 'Your experience', wrong: 'Write a few words, up to 1,000 characters.' } };

function AskModal({ onClose }: { onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { message: '' },
    schema: newTrainerRequest,
    texts,
    send: (call, body) => call(askToTrain, { body }),
    done: 'Request sent',
    invalidates: [coachingQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Ask to become a trainer" action="Send request" onClose={onClose}>
      <TextArea
        id="message"
        label={texts.message.label}
        hint="Your certificates, how long you’ve coached, and whom."
        rows={5}
        maxLength={coachingLengths.message}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </FormModal>
  );
}
