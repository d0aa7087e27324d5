import type { BookingReply } from '@chalkline/contract/finance/booking.schema.ts';
import { deleteBooking } from '@chalkline/contract/finance/finance.endpoints.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { financeQueries } from '../finance.queries.ts';

/** Deletes an entry with its receipt. */
export function DeleteModal({ booking, onClose }: { booking: BookingReply; onClose: () => void }) {
  const { id: bookingId, amount, currency, party, category } = booking;
  return (
    <ConfirmAction
      title={`Delete ${showMoney(amount, currency)}, ${party || category.name}?`}
      confirm="Delete"
      keep="Keep it"
      danger
      send={(call) => call(deleteBooking, { params: { bookingId } })}
      done="Deleted"
      invalidates={[financeQueries.all]}
      onClose={onClose}
    >
      <p>Its receipt is deleted with it. The activity log keeps who deleted what.</p>
    </ConfirmAction>
  );
}
