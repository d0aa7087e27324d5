import { removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import type { StaffReply } from '@chalkline/contract/competitions/staff.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { addToast } from '../../../../ui/toasts.tsx';

interface RemoveStaffModalProps {
  competitionId: string;
  person: StaffReply;
  isMe: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before somebody's part in running it ends. Who leaves cannot see this room any more. */
export function RemoveStaffModal({ competitionId, person, isMe, onClose, onRemoved }: RemoveStaffModalProps) {
  const { personId, name } = person;
  const navigate = useNavigate();
  const say = useErrorText();
  const remove = useMutation({
    mutationFn: () => call(removeStaff, { params: { competitionId, personId } }),
    onSuccess: () => {
      addToast({ kind: 'success', title: isMe ? 'You left the staff' : `${name} is off the staff` });
      if (isMe) navigate(urlOf('myCompetitions'));
      onRemoved();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={isMe ? 'Leave the staff?' : `Remove ${name}?`}
      confirm={isMe ? 'Leave' : 'Remove'}
      keep={isMe ? 'Stay' : 'Keep them'}
      danger
      busy={remove.isPending}
    >
      <p>
        {isMe ? 'You see' : 'They see'} this room no more. Scores that were recorded stay, with the name. An
        owner can invite {isMe ? 'you' : 'them'} again.
      </p>
      {remove.isError && (
        <Note tone="bad" announced>
          {say(remove.error)}
        </Note>
      )}
    </ConfirmModal>
  );
}
