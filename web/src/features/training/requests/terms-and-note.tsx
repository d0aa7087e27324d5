import { programRequestLengths } from '@chalkline/contract/training/program-request.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import { TextArea } from '../../../ui/text-field.tsx';
import { termsTexts } from '../program/terms.ts';
import { type Terms, TermsFields } from '../program/terms-fields.tsx';

export const termsAndNoteTexts = {
  ...termsTexts,
  message: { label: 'Note', wrong: 'Write up to 500 characters.' },
} as const;

interface TermsAndNoteProps<Values extends Terms & { message: string }> {
  form: UseFormReturnType<Values>;
  /** How many workouts the program has. */
  workouts: number;
  hint?: string;
}

/** When a program would start, and what goes with it to the person who answers. */
export function TermsAndNote<Values extends Terms & { message: string }>({
  form,
  workouts,
  hint,
}: TermsAndNoteProps<Values>) {
  return (
    <TermsFields form={form} workouts={workouts}>
      <TextArea
        id="message"
        label={termsAndNoteTexts.message.label}
        optional
        hint={hint}
        maxLength={programRequestLengths.message}
        {...form.getInputProps('message')}
      />
    </TermsFields>
  );
}
