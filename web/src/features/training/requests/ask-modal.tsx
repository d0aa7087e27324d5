import type { ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import { newProgramRequest } from '@chalkline/contract/training/program-request.schema.ts';
import { requestProgram } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { AfterScreening } from '../program/after-screening.tsx';
import { DoctorNote } from '../program/screening-panel.tsx';
import type { StartedProgram } from '../program/start-modal.tsx';
import { termsFromToday } from '../program/terms.ts';
import { trainingKey } from '../training-key.ts';
import { TermsAndNote, termsAndNoteTexts } from './terms-and-note.tsx';

interface AskModalProps {
  program: StartedProgram;
  onClose: () => void;
}

/** Asks the coach for a program, who then chooses the start; after the health questions. */
export function AskModal(props: AskModalProps) {
  return (
    <AfterScreening title={titleOf(props.program)} onClose={props.onClose}>
      {(screening) => <TermsModal {...props} screening={screening} />}
    </AfterScreening>
  );
}

const titleOf = ({ name, coach }: StartedProgram) => `Request ${name} from ${coach}?`;

function TermsModal({ program, screening, onClose }: AskModalProps & { screening: ScreeningReply }) {
  const { id: programId, coach, number_of_weeks: weeks, number_of_workouts: workouts } = program;
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
    <FormModal {...rest} title={titleOf(program)} action="Send request" onClose={onClose}>
      <DoctorNote screening={screening} />
      <TermsAndNote form={form} workouts={workouts} hint="What the coach should know before you start." />
    </FormModal>
  );
}
