import { Stack } from '../../../ui/page.tsx';
import { DeletePanel } from './delete-panel.tsx';
import styles from './edit.module.css';
import { ExportPanel } from './export-panel.tsx';

/** Taking everything along, and leaving. */
export function DataSection() {
  return (
    <div className={styles.section}>
      <Stack gap={24}>
        <ExportPanel />
        <DeletePanel />
      </Stack>
    </div>
  );
}
