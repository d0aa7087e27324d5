import { changeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { type StaffReply, type StaffTask, staffTask } from '@chalkline/contract/competitions/staff.schema.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { taskText } from './role-labels.ts';
import { TaskFields, taskTexts } from './task-fields.tsx';

interface ChangeTaskModalProps {
  competitionId: string;
  person: StaffReply;
  onClose: () => void;
}

/** Changes what someone on the staff does, and until when. */
export function ChangeTaskModal({ competitionId, person, onClose }: ChangeTaskModalProps) {
  const { personId, name, role, until } = person;
  const initial: StaffTask = { role, until };
  const { form, ...rest } = useCallForm({
    initial,
    schema: staffTask,
    texts: taskTexts,
    send: (call, body) => call(changeStaff, { params: { competitionId, personId }, body }),
    done: (changed) => `${changed.name}: ${taskText(changed)}`,
    invalidates: [organizerQueries.staff(competitionId).queryKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Role of ${name}`} action="Save" onClose={onClose}>
      <TaskFields values={form.values} errors={form.errors} onChange={(task) => form.setValues(task)} />
    </FormModal>
  );
}
