import { Stack } from '../../../ui/page.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { ExportPanel } from './export-panel.tsx';

/** Taking everything along, and leaving. */
export function DataSection() {
  return (
    <Stack gap={24}>
      <ExportPanel />
      <DeletePanel />
    </Stack>
  );
}
