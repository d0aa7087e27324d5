import { Stack } from '../../../ui/page.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { ExportPanel } from './export-panel.tsx';

/** Data export and account deletion. */
export function DataSection() {
  return (
    <Stack gap={24}>
      <ExportPanel />
      <DeletePanel />
    </Stack>
  );
}
