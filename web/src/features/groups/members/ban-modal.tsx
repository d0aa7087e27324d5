import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { newBan } from '@chalkline/contract/groups/member.schema.ts';
import { banMember } from '@chalkline/contract/groups/members.endpoints.ts';
import {
  appealDays,
  type ReportReason,
  reasonNoteLength,
  reasonTexts,
  reportReasons,
} from '@chalkline/contract/groups/moderation-reasons.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import { groupQueries } from '../groups.queries.ts';

interface BanModalProps {
  group: GroupReply;
  member: MemberReply;
  onClose: () => void;
}

const reasons = reportReasons.map((value) => ({ value, label: reasonTexts[value] }));
const initial: { reason: ReportReason; note: string } = { reason: 'insult', note: '' };

/** Keeps a member out, with a reason that they read. */
export function BanModal({ group, member, onClose }: BanModalProps) {
  const { form, ...rest } = useCallForm({
    initial,
    schema: newBan,
    texts: {
      reason: { label: 'Reason', wrong: 'Choose a reason.' },
      note: { label: 'Note', wrong: `Shorten the note to ${reasonNoteLength} characters.` },
    },
    send: (call, body) => call(banMember, { params: { groupId: group.id, personId: member.id }, body }),
    done: `${member.name} banned`,
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Ban ${member.name}?`} action="Ban" danger onClose={onClose}>
      <p>{`They lose access to the ${group.type} and can’t come back until you lift the ban under Manage.`}</p>
      <SelectField id="reason" label="Reason" choices={reasons} {...form.getInputProps('reason')} />
      <TextArea id="note" label="Note" optional rows={2} {...form.getInputProps('note')} />
      <p className={text.hint}>
        {`${member.name} gets a notification with your reason and can appeal for ${appealDays} days. Another person decides.`}
      </p>
    </FormModal>
  );
}
