import { getCashReceipt } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { getDeskPaper } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { TillSale } from '@chalkline/contract/overview/till.schema.ts';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

/** The receipt of a sale as PDF. */
export function TillReceipt({ sale: { id, membershipId, total, buyerName, refund } }: { sale: TillSale }) {
  if (total === 0) return null;
  // What went back of an order has its credit note on the order.
  const name = membershipId !== null && refund === 'returned' ? 'Credit note' : 'Receipt';
  return (
    <DownloadButton
      download={() =>
        membershipId === null
          ? downloadFile(getDeskPaper, { params: { orderId: id, paper: 'receipt' } })
          : downloadFile(getCashReceipt, { params: { membershipId, periodId: id } })
      }
      failed={`Couldn’t download the ${name.toLowerCase()}`}
      aria-label={`${name} for ${buyerName}`}
    >
      {name}
    </DownloadButton>
  );
}
