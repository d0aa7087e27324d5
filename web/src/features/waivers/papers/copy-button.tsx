import { getSignedCopy } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

interface CopyButtonProps {
  waiverId: string;
  signatureId: string;
  /** Of the waiver: names the file and the button. */
  title: string;
}

/** Saves the signed copy of a waiver as PDF. */
export function CopyButton({ waiverId, signatureId, title }: CopyButtonProps) {
  const download = useAction({
    send: () => downloadFile(getSignedCopy, { params: { waiverId, signatureId } }),
    failed: 'Couldn’t download the signed copy',
  });
  return (
    <Button
      size={32}
      busy={download.busy}
      aria-label={`Download signed copy: ${title}`}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.run()}
    >
      Download signed copy
    </Button>
  );
}
