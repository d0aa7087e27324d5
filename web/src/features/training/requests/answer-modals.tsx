import type { ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import {
  type ProgramRequestReply,
  programRequestAnswer,
  programRequestLengths,
} from '@chalkline/contract/training/program-request.schema.ts';
import { answerProgramRequest } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { today } from '../../../ui/now.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { AfterScreening } from '../program/after-screening.tsx';
import { DoctorNote } from '../program/screening-panel.tsx';
import { termsTexts, usualTerms } from '../program/terms.ts';
import { TermsFields } from '../program/terms-fields.tsx';
import { trainingKey } from '../training-key.ts';

interface AnswerModalProps {
  request: ProgramRequestReply;
  onClose: () => void;
}

/**
 * Starts the program for the client, on the days that were proposed or others. Who starts one of their coach’s answers the
 * health questions first.
 */
export function AcceptModal(props: AnswerModalProps) {
  if (!props.request.isAssigned) return <TermsModal {...props} screening={null} />;
  return (
    <AfterScreening title={titleOf(props.request)} onClose={props.onClose}>
      {(screening) => <TermsModal {...props} screening={screening} />}
    </AfterScreening>
  );
}

const titleOf = ({ program }: ProgramRequestReply) => `Accept ${program.name}?`;

function TermsModal({ request, screening, onClose }: AnswerModalProps & { screening: ScreeningReply }) {
  const { id: programRequestId, program, startDay, weekdays, other, isAssigned } = request;
  const from = startDay < today() ? today() : startDay;
  const { form, ...rest } = useCallForm({
    initial: { to: 'accepted' as const, ...usualTerms(from, 1), weekdays: [...weekdays] },
    schema: programRequestAnswer,
    texts: termsTexts,
    send: (call, body) => call(answerProgramRequest, { params: { programRequestId }, body }),
    done: isAssigned ? 'Program started' : `Program started for ${other.name}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={titleOf(request)} action="Accept" onClose={onClose}>
      <DoctorNote screening={screening} />
      <TermsFields form={form} workouts={program.workouts} />
    </FormModal>
  );
}

const texts = { reason: { label: 'Reason', wrong: 'Write a few words, up to 500 characters.' } };

/** Says no, with why. */
export function DeclineModal({ request, onClose }: AnswerModalProps) {
  const { id: programRequestId, program, other } = request;
  const { form, ...rest } = useCallForm({
    initial: { to: 'declined' as const, reason: '' },
    schema: programRequestAnswer,
    texts,
    send: (call, body) => call(answerProgramRequest, { params: { programRequestId }, body }),
    done: 'Request declined',
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Decline ${program.name}?`} action="Decline" onClose={onClose}>
      <FormBody>
        <TextArea
          id="reason"
          label={texts.reason.label}
          hint={`${other.name} can read it.`}
          maxLength={programRequestLengths.reason}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      </FormBody>
    </FormModal>
  );
}
