import { newProgramRequest } from '@chalkline/contract/training/program-request.schema.ts';
import { requestProgram } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import type { StartedProgram } from '../program/start-modal.tsx';
import { termsFromToday } from '../program/terms.ts';
import { trainingKey } from '../training-key.ts';
import { TermsAndNote, termsAndNoteTexts } from './terms-and-note.tsx';

interface AskModalProps {
  program: StartedProgram;
  onClose: () => void;
}

/** Asks the coach for a program, who then chooses the start. */
export function AskModal({ program, onClose }: AskModalProps) {
  const { id: programId, name, coach, number_of_weeks: weeks, number_of_workouts: workouts } = program;
  const { form, ...rest } = useCallForm({
    initial: { ...termsFromToday({ workouts, weeks }), message: '' },
    schema: newProgramRequest,
    texts: termsAndNoteTexts,
    send: (call, body) => call(requestProgram, { params: { programId }, body }),
    done: `Request sent to ${coach}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Request ${name} from ${coach}?`} action="Send request" onClose={onClose}>
      <TermsAndNote form={form} workouts={workouts} hint="What the coach should know before you start." />
    </FormModal>
  );
}
