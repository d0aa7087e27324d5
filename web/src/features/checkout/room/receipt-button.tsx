import { getReceipt } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

interface ReceiptButtonProps {
  orderId: string;
  /** The credit note of this refund instead. */
  refundId?: string;
  children: string;
}

/** Saves a receipt or a credit note as PDF. */
export function ReceiptButton({ orderId, refundId, children }: ReceiptButtonProps) {
  const download = useAction({
    send: () => downloadFile(getReceipt, { params: { orderId }, query: { refundId } }),
    failed: 'Couldn’t download the PDF',
  });
  return (
    <Button
      size={32}
      busy={download.busy}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.run()}
    >
      {children}
    </Button>
  );
}
