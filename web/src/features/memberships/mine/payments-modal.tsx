import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { PeriodsList } from '../members/periods-list.tsx';
import { membershipQueries } from '../memberships.queries.ts';

interface PaymentsModalProps {
  membership: MembershipReply;
  onClose: () => void;
}

/** What I paid for a membership, with the orders and their receipts. */
export function PaymentsModal({ membership, onClose }: PaymentsModalProps) {
  const query = useQuery(membershipQueries.one(membership.id));
  return (
    <Modal opened onClose={onClose} title={`Payments for ${membership.plan}`} width={560}>
      <Loaded query={query} failed="Couldn’t load your payments">
        {(found) => <PeriodsList membership={found} withOrders />}
      </Loaded>
    </Modal>
  );
}
