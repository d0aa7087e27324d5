import { getCashReceipt } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { getDeskPaper } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { TillSale } from '@chalkline/contract/overview/till.schema.ts';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

/** The receipt of a sale as PDF. */
export function TillReceipt({ sale }: { sale: TillSale }) {
  const { id, membershipId, total, buyerName, refund } = sale;
  // What went back of an order has its credit note on the order.
  const name = membershipId !== null && refund === 'returned' ? 'Credit note' : 'Receipt';
  const download = useAction({
    send: () =>
      membershipId === null
        ? downloadFile(getDeskPaper, { params: { orderId: id, paper: 'receipt' } })
        : downloadFile(getCashReceipt, { params: { membershipId, periodId: id } }),
    failed: 'Couldn’t download the receipt',
  });
  if (total === 0) return null;
  return (
    <Button
      size={32}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={`${name} for ${buyerName}`}
      busy={download.busy}
      onClick={() => download.run()}
    >
      {name}
    </Button>
  );
}
