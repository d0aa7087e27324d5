import { undoActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import { type ActivityLine, undoBody } from '@chalkline/contract/competitions/activity.schema.ts';
import { actionText } from '@chalkline/contract/competitions/activity-text.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { aboutText, changeText } from './activity-text.ts';

interface UndoModalProps {
  competition: CompetitionReply;
  line: ActivityLine;
  onClose: () => void;
}

const texts = { reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' } };

/** Undoes a change with a reason, after a preview of what moves. */
export function UndoModal({ competition, line, onClose }: UndoModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: undoBody,
    texts,
    send: (call, body) =>
      call(undoActivity, { params: { competitionId: competition.id, activityId: line.id }, body }),
    done: 'Undone',
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Undo: ${actionText(line)}?`} action="Undo" onClose={onClose}>
      <p>{[aboutText(line, competition.workouts), changeText(line)].filter(Boolean).join(': ')}</p>
      <TextField
        id="reason"
        label="Reason"
        hint="Kept in the log."
        autoComplete="off"
        data-autofocus
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {line.undo?.change && <RipplePreview competition={competition} change={line.undo.change} />}
    </FormModal>
  );
}
