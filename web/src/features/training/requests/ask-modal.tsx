import {
  newProgramRequest,
  programRequestLengths,
} from '@chalkline/contract/training/program-request.schema.ts';
import { requestProgram } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import type { StartedProgram } from '../program/start-modal.tsx';
import { termsTexts, usualTerms } from '../program/terms.ts';
import { TermsFields } from '../program/terms-fields.tsx';
import { trainingKey } from '../training-key.ts';
import { today } from '../training-texts.ts';

const texts = {
  ...termsTexts,
  message: { label: 'Note', wrong: 'Write up to 500 characters.' },
};

interface AskModalProps {
  program: StartedProgram;
  onClose: () => void;
}

/** Asks the coach for a program, who then chooses the start. */
export function AskModal({ program, onClose }: AskModalProps) {
  const { id: programId, name, coach, number_of_weeks: weeks, number_of_workouts: workouts } = program;
  const { form, ...rest } = useCallForm({
    initial: { ...usualTerms(today(), Math.ceil(workouts / Math.max(1, weeks))), message: '' },
    schema: newProgramRequest,
    texts,
    send: (call, body) => call(requestProgram, { params: { programId }, body }),
    done: `Request sent to ${coach}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Request ${name} from ${coach}?`} action="Send request" onClose={onClose}>
      <TermsFields form={form} workouts={workouts}>
        <TextArea
          id="message"
          label={texts.message.label}
          optional
          hint="What the coach should know before you start."
          maxLength={programRequestLengths.message}
          {...form.getInputProps('message')}
        />
      </TermsFields>
    </FormModal>
  );
}
