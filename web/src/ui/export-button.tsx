import { IconFileDownload } from '@tabler/icons-react';
import { Button } from './button.tsx';

/** Gives a list out as a file. */
export function ExportButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button
      icon={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
      busy={busy}
      onClick={onClick}
    >
      Export
    </Button>
  );
}
