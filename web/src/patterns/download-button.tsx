import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { useAction } from './use-action.ts';

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label'> {
  /** Saves the file: `() => downloadFile(getReceipt, { params })`. */
  download: () => Promise<unknown>;
  /** The title of the toast when that fails. */
  failed: string;
  Icon?: typeof IconDownload;
  children: string;
}

/** Saves a file that the server makes, such as a PDF. */
export function DownloadButton({ download, failed, Icon = IconDownload, ...rest }: DownloadButtonProps) {
  const { run, busy } = useAction({ send: download, failed });
  return (
    <Button
      size={32}
      busy={busy}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => run()}
      {...rest}
    />
  );
}
