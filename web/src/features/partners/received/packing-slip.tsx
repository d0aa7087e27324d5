import { getPackingSlip } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

interface PackingSlipProps {
  orderId: string;
  /** One that was sent; else what is still to be packed. */
  parcelId?: string;
}

/** The list to pack by, as PDF. */
export function PackingSlip({ orderId, parcelId }: PackingSlipProps) {
  return (
    <DownloadButton
      download={() => downloadFile(getPackingSlip, { params: { orderId }, query: { parcelId } })}
      failed="Couldn’t download the packing slip"
    >
      Packing slip
    </DownloadButton>
  );
}
