import { getSignedCopy } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { downloadFile } from '../../../platform/download-file.ts';

interface CopyButtonProps {
  waiverId: string;
  signatureId: string;
  /** Of the waiver: names the button. */
  title: string;
}

/** Saves the signed copy of a waiver as PDF. */
export function CopyButton({ waiverId, signatureId, title }: CopyButtonProps) {
  return (
    <DownloadButton
      download={() => downloadFile(getSignedCopy, { params: { waiverId, signatureId } })}
      failed="Couldn’t download the signed copy"
      aria-label={`Download signed copy: ${title}`}
    >
      Download signed copy
    </DownloadButton>
  );
}
