import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { stateText } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';

interface CodeModalProps {
  membership: MembershipReply;
  onClose: () => void;
}

/** The code that a member shows at the desk. */
export function CodeModal({ membership, onClose }: CodeModalProps) {
  const { id, plan, person } = membership;
  const query = useQuery(membershipQueries.one(id));
  return (
    <Modal opened sheet onClose={onClose} title={plan} below={person.name}>
      <Loaded query={query} failed="Couldn’t load your code">
        {(found) => (
          <div className={styles.code}>
            {found.code && <QrCode link={found.code} label={`Member code of ${person.name} for ${plan}`} />}
            <p>{stateText(found)}</p>
            <p>Show this at the desk. {visitsText(found.visits.recent)}</p>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

function visitsText(recent: number): string {
  return recent === 0 ? '' : `You came ${counted(recent, ['time', 'times'])} in the last 30 days.`;
}
