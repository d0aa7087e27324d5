import { getReceipt } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

interface ReceiptButtonProps {
  orderId: string;
  /** The credit note of this refund instead. */
  refundId?: string;
  children: string;
}

/** Saves a receipt or a credit note as PDF. */
export function ReceiptButton({ orderId, refundId, children }: ReceiptButtonProps) {
  return (
    <DownloadButton
      download={() => downloadFile(getReceipt, { params: { orderId }, query: { refundId } })}
      failed="Couldn’t download the PDF"
    >
      {children}
    </DownloadButton>
  );
}
