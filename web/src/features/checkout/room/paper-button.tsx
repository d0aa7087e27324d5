import type { OrderPaper } from '@chalkline/contract/checkout/order.schema.ts';
import { getOrderPaper } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { IconCalendarPlus, IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

interface PaperButtonProps {
  orderId: string;
  paper: OrderPaper;
  children: string;
}

const icons = { codes: IconDownload, calendar: IconCalendarPlus } as const;

/** Saves what comes with the confirmation of an order: its codes, or a file for calendars. */
export function PaperButton({ orderId, paper, children }: PaperButtonProps) {
  const Icon = icons[paper];
  const download = useAction({
    send: () => downloadFile(getOrderPaper, { params: { orderId, paper } }),
    failed: 'Couldn’t download the file',
  });
  return (
    <Button
      size={32}
      busy={download.busy}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.run()}
    >
      {children}
    </Button>
  );
}
