import { printTicket } from '@chalkline/contract/events/events.endpoints.ts';
import { printPass } from '@chalkline/contract/events/pass.endpoints.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

/** A ticket or a pass as PDF, to print or send on. */
export function PaperButton(props: { ticketId: string } | { passId: string }) {
  const isPass = 'passId' in props;
  return (
    <DownloadButton
      variant="text"
      size={40}
      Icon={IconFileTypePdf}
      download={() =>
        isPass
          ? downloadFile(printPass, { params: { passId: props.passId } })
          : downloadFile(printTicket, { params: { ticketId: props.ticketId } })
      }
      failed={`Couldn’t download your ${isPass ? 'pass' : 'ticket'}`}
    >
      {isPass ? 'Pass as PDF' : 'Ticket as PDF'}
    </DownloadButton>
  );
}
