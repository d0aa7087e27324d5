import { newEnrollment } from '@chalkline/contract/training/enrollment.schema.ts';
import { startProgram } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { trainingKey } from '../training-key.ts';
import { today } from '../training-texts.ts';
import { termsTexts, usualTerms } from './terms.ts';
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

/** When a program starts and on which days its person trains. */
export function StartModal({ program, onClose }: StartModalProps) {
  const navigate = useNavigate();
  const { id: programId, name, number_of_weeks: weeks, number_of_workouts: workouts } = program;
  const { form, ...rest } = useCallForm({
    initial: usualTerms(today(), Math.ceil(workouts / Math.max(1, weeks))),
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
      <TermsFields form={form} workouts={workouts} />
    </FormModal>
  );
}
