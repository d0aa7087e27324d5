import { getDeskPaper } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { DeskPaper, DeskSaleReply } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';

const papers: readonly { readonly paper: DeskPaper; readonly label: string }[] = [
  { paper: 'receipt', label: 'Receipt' },
  { paper: 'codes', label: 'Tickets' },
];

/** The receipt as PDF; for somebody without an account the tickets too. */
export function DeskPapers({ sale: { orderId, hasAccount, total } }: { sale: DeskSaleReply }) {
  const download = useAction({
    send: (_call, { paper }: (typeof papers)[number]) =>
      downloadFile(getDeskPaper, { params: { orderId, paper } }),
    failed: 'Couldn’t download the PDF',
  });
  return (
    <Row>
      {papers
        .filter(({ paper }) => (paper === 'receipt' ? total > 0 : !hasAccount))
        .map((one) => (
          <Button
            key={one.paper}
            size={48}
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            busy={download.sending?.paper === one.paper}
            onClick={() => download.run(one)}
          >
            {one.label}
          </Button>
        ))}
    </Row>
  );
}
