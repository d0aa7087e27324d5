import { coachingLengths, newCoaching } from '@chalkline/contract/coaching/coaching.schema.ts';
import { askForCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { FieldGrid } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
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
  daysPerWeek: { label: 'Days a week', wrong: 'Choose from 1 to 7 days.' },
  trainsAt: { label: 'Where you train', wrong: 'Write up to 80 characters.' },
  sharesScreening: { label: 'Let them read my health questions', wrong: 'Choose whether to share them.' },
};

const unsaid = 'unsaid';
const days = [
  { value: unsaid, label: 'Not sure yet' },
  ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: String(count), label: counted(count, ['day', 'days']) })),
];

function AskModal({ trainer, onClose }: { trainer: Trainer; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: {
      trainerId: trainer.id,
      message: '',
      daysPerWeek: null as number | null,
      trainsAt: '',
      sharesScreening: false,
    },
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
        hint="Your goal, and anything the trainer should know."
        rows={5}
        maxLength={coachingLengths.message}
        data-autofocus
        {...form.getInputProps('message')}
      />
      <FieldGrid>
        <SelectField
          id="daysPerWeek"
          label={texts.daysPerWeek.label}
          choices={days}
          value={String(form.values.daysPerWeek ?? unsaid)}
          onChange={(value) => form.setFieldValue('daysPerWeek', value === unsaid ? null : Number(value))}
        />
        <TextField
          id="trainsAt"
          label={texts.trainsAt.label}
          optional
          maxLength={coachingLengths.trainsAt}
          {...form.getInputProps('trainsAt')}
        />
      </FieldGrid>
      <Checkbox
        label={texts.sharesScreening.label}
        hint="Only until they answer your request. After that, the Body switch decides."
        {...form.getInputProps('sharesScreening', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
