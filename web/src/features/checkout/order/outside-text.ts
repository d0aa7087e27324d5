import type { OutsideWay, RefundReply } from '@chalkline/contract/checkout/order.schema.ts';
import { calendarDayText } from '../../../ui/times.ts';

/** How a seller paid a refund back: as a choice, and in a sentence after "Paid". */
export const outsideWayTexts: Readonly<Record<OutsideWay, { readonly choice: string; readonly by: string }>> =
  {
    cash: { choice: 'Cash', by: 'in cash' },
    bank_transfer: { choice: 'Bank transfer', by: 'by bank transfer' },
    other: { choice: 'Other', by: 'by the seller' },
  };

/** "Paid by bank transfer on 4 May 2026 (RF18)"; null: by the payment provider. */
export function outsideText({ paidOutside }: Pick<RefundReply, 'paidOutside'>): string | null {
  if (paidOutside === null) return null;
  const { way, reference, paidOn } = paidOutside;
  const named = reference === null ? '' : ` (${reference})`;
  return `Paid ${outsideWayTexts[way].by} on ${calendarDayText(paidOn)}${named}`;
}
