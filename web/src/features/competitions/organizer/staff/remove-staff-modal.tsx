import { removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import type { StaffReply } from '@chalkline/contract/competitions/staff.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { organizerQueries } from '../organizer.queries.ts';

interface RemoveStaffModalProps {
  competitionId: string;
  person: StaffReply;
  isMe: boolean;
  onClose: () => void;
}

/** Asks before someone leaves or is removed from the staff, and so loses access to the control room. */
export function RemoveStaffModal({ competitionId, person, isMe, onClose }: RemoveStaffModalProps) {
  const { personId, name } = person;
  const navigate = useNavigate();
  return (
    <ConfirmAction
      title={isMe ? 'Leave the staff?' : `Remove ${name}?`}
      confirm={isMe ? 'Leave' : 'Remove'}
      keep={isMe ? 'Stay' : 'Cancel'}
      danger
      send={(call) => call(removeStaff, { params: { competitionId, personId } })}
      done={isMe ? 'You left the staff' : `${name} removed from the staff`}
      invalidates={[organizerQueries.staff(competitionId).queryKey]}
      onDone={() => isMe && navigate(urlOf('myCompetitions'))}
      onClose={onClose}
    >
      <p>
        {isMe ? 'You' : 'They'} will lose access to the control room. Scores {isMe ? 'you' : 'they'} entered
        stay. An owner can invite {isMe ? 'you' : 'them'} again.
      </p>
    </ConfirmAction>
  );
}
