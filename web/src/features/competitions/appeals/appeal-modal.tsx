import { newAppeal } from '@chalkline/contract/competitions/appeal.schema.ts';
import { createAppeal } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { appealQueries } from './appeals.queries.ts';

interface AppealModalProps {
  competition: { readonly id: string };
  workout: { readonly id: string; readonly name: string };
  entry: { readonly id: string };
  onClose: () => void;
}

const texts: FieldTexts = {
  text: { label: 'What was wrong', wrong: 'Say what was wrong, in up to 2,000 characters.' },
  link: { label: 'Link', wrong: 'Enter a full link that starts with https://.' },
};

/** An athlete's appeal against one result. */
export function AppealModal({ competition, workout, entry, onClose }: AppealModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { workoutId: workout.id, entryId: entry.id, text: '', link: null as string | null },
    schema: newAppeal,
    texts,
    send: (send, body) => send(createAppeal, { params: { competitionId: competition.id }, body }),
    done: 'Appeal sent',
    invalidates: [appealQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal
      {...rest}
      title={`Appeal your result in ${workout.name}`}
      action="Send appeal"
      onClose={onClose}
    >
      <FormBody>
        <p>The head judge decides, and you get a notification. You can appeal each result once.</p>
        <TextArea
          id="text"
          label="What was wrong"
          hint="Say what happened, when, and what your result should be."
          data-autofocus
          rows={4}
          {...form.getInputProps('text')}
        />
        <TextField
          id="link"
          label="Link to a video or picture"
          optional
          inputMode="url"
          placeholder="https://"
          error={errors.link}
          value={values.link ?? ''}
          onChange={({ currentTarget }) => form.setFieldValue('link', currentTarget.value.trim() || null)}
        />
      </FormBody>
    </FormModal>
  );
}
