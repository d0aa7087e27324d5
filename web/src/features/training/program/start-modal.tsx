import type { ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import { newEnrollment } from '@chalkline/contract/training/enrollment.schema.ts';
import { startProgram } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { trainingKey } from '../training-key.ts';
import { AfterScreening } from './after-screening.tsx';
import { DoctorNote } from './screening-panel.tsx';
import { termsFromToday, termsTexts } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

export interface StartedProgram {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly isMine: boolean;
  /** Paid and not bought yet. */
  readonly isLocked: boolean;
  readonly number_of_weeks: number;
  readonly number_of_workouts: number;
}

interface StartModalProps {
  program: StartedProgram;
  onClose: () => void;
}

/** When a program starts and on which days its person trains, after the health questions. */
export function StartModal(props: StartModalProps) {
  return (
    <AfterScreening title={`Start ${props.program.name}?`} onClose={props.onClose}>
      {(screening) => <TermsModal {...props} screening={screening} />}
    </AfterScreening>
  );
}

function TermsModal({ program, screening, onClose }: StartModalProps & { screening: ScreeningReply }) {
  const navigate = useNavigate();
  const { id: programId, name, number_of_weeks: weeks, number_of_workouts: workouts } = program;
  const { form, ...rest } = useCallForm({
    initial: termsFromToday({ workouts, weeks }),
    schema: newEnrollment,
    texts: termsTexts,
    send: (call, body) => call(startProgram, { params: { programId }, body }),
    done: 'Program started',
    invalidates: [trainingKey],
    onDone: () => {
      onClose();
      navigate(urlOf('fitnessTrainer'));
    },
  });
  return (
    <FormModal {...rest} title={`Start ${name}?`} action="Start program" onClose={onClose}>
      <DoctorNote screening={screening} />
      <TermsFields form={form} workouts={workouts} />
    </FormModal>
  );
}
