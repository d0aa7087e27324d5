import { printTicket } from '@chalkline/contract/events/events.endpoints.ts';
import { printPass } from '@chalkline/contract/events/pass.endpoints.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

/** A ticket or a pass as PDF, to print or send on. */
export function PaperButton(props: { ticketId: string } | { passId: string }) {
  const isPass = 'passId' in props;
  const pdf = useAction({
    send: () =>
      isPass
        ? downloadFile(printPass, { params: { passId: props.passId } })
        : downloadFile(printTicket, { params: { ticketId: props.ticketId } }),
    failed: `Couldn’t download your ${isPass ? 'pass' : 'ticket'}`,
  });
  return (
    <Button
      variant="text"
      icon={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
      busy={pdf.busy}
      onClick={() => pdf.run()}
    >
      {isPass ? 'Pass as PDF' : 'Ticket as PDF'}
    </Button>
  );
}
