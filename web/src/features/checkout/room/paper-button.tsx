import type { OrderPaper } from '@chalkline/contract/checkout/order.schema.ts';
import { getOrderPaper } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { IconCalendarPlus, IconDownload } from '@tabler/icons-react';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

interface PaperButtonProps {
  orderId: string;
  paper: OrderPaper;
  children: string;
}

const icons = { codes: IconDownload, calendar: IconCalendarPlus } as const;

/** Saves what comes with the confirmation of an order: its codes, or a file for calendars. */
export function PaperButton({ orderId, paper, children }: PaperButtonProps) {
  return (
    <DownloadButton
      download={() => downloadFile(getOrderPaper, { params: { orderId, paper } })}
      failed="Couldn’t download the file"
      Icon={icons[paper]}
    >
      {children}
    </DownloadButton>
  );
}
