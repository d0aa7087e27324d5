import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { muteDays, muteReasonLength, newMute } from '@chalkline/contract/groups/member.schema.ts';
import { muteMember } from '@chalkline/contract/groups/members.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { groupQueries } from '../groups.queries.ts';

interface MuteModalProps {
  group: GroupReply;
  member: MemberReply;
  onClose: () => void;
}

const spans = muteDays.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

/** Keeps a member from posting and commenting for some days. */
export function MuteModal({ group, member, onClose }: MuteModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { days: 7, reason: '' },
    schema: newMute,
    texts: {
      days: { label: 'For', wrong: 'Choose how long.' },
      reason: { label: 'Reason', wrong: `Enter a reason of up to ${muteReasonLength} characters.` },
    },
    send: (call, body) => call(muteMember, { params: { groupId: group.id, personId: member.id }, body }),
    done: `${member.name} muted`,
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Mute ${member.name}`} action="Mute" onClose={onClose}>
      <p>{`They stay in the ${group.type} and can still read, but can’t post or comment.`}</p>
      <SelectField
        id="days"
        label="For"
        choices={spans}
        error={form.errors.days}
        value={String(form.getValues().days)}
        onChange={(value) => form.setFieldValue('days', Number(value))}
      />
      <TextField
        id="reason"
        label="Reason"
        hint={`${member.name} will see it, and can appeal.`}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
