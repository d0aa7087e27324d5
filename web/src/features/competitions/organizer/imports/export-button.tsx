import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { useExport } from '../../../../platform/use-export.ts';
import { ExportButton as Button } from '../../../../ui/export-button.tsx';
import { addToast } from '../../../../ui/toasts.tsx';

/** Exports a list as a CSV file. */
export function ExportButton({ read }: { read: () => Promise<ExportReply> }) {
  const { run, busy } = useExport({
    read,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export', detail }),
  });
  return <Button busy={busy} onClick={run} />;
}
