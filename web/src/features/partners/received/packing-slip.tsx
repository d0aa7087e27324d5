import { getPackingSlip } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

interface PackingSlipProps {
  orderId: string;
  /** One that was sent; else what is still to be packed. */
  parcelId?: string;
}

/** The list to pack by, as PDF. */
export function PackingSlip({ orderId, parcelId }: PackingSlipProps) {
  const download = useAction({
    send: () =>
      downloadFile(getPackingSlip, { params: { orderId }, query: { ...(parcelId && { parcelId }) } }),
    failed: 'Couldn’t download the packing slip',
  });
  return (
    <Button
      size={32}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      busy={download.busy}
      onClick={() => download.run()}
    >
      Packing slip
    </Button>
  );
}
