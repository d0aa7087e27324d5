import { coachingLengths, newCoaching } from '@chalkline/contract/coaching/coaching.schema.ts';
import { askForCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { coachingQueries } from '../coaching.queries.ts';

interface Trainer {
  readonly id: string;
  readonly name: string;
}

/** Asks a trainer for coaching. */
export function AskButton({ trainer }: { trainer: Trainer }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button aria-label={`Ask for coaching: ${trainer.name}`} onClick={() => setAsking(true)}>
        Ask for coaching
      </Button>
      {asking && <AskModal trainer={trainer} onClose={() => setAsking(false)} />}
    </>
  );
}

const texts = {
  message: { label: 'What do you want to reach?', wrong: 'Write a few words, up to 1,000 characters.' },
};

function AskModal({ trainer, onClose }: { trainer: Trainer; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { trainerId: trainer.id, message: '' },
    schema: newCoaching,
    texts,
    send: (call, body) => call(askForCoaching, { body }),
    done: `Request sent to ${trainer.name}`,
    invalidates: [coachingQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Ask ${trainer.name} for coaching`} action="Send request" onClose={onClose}>
      <TextArea
        id="message"
        label={texts.message.label}
        hint="Your goal, how often you train, and anything the trainer should know."
        rows={5}
        maxLength={coachingLengths.message}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </FormModal>
  );
}
