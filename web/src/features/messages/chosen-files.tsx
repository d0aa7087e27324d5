import { IconX } from '@tabler/icons-react';
import { FileLink } from '../../ui/file-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './thread.module.css';
import type { ChosenFile } from './use-chosen-files.ts';

interface ChosenFilesProps {
  chosen: readonly ChosenFile[];
  onRemove: (id: string) => void;
}

/** What goes with the message. */
export function ChosenFiles({ chosen, onRemove }: ChosenFilesProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.attached} aria-label="Attached">
      {chosen.map(({ id, file, preview }) => (
        <li key={id}>
          {preview ? (
            <img referrerPolicy="no-referrer" src={preview} alt={file.name} width={56} height={56} />
          ) : (
            <FileLink name={file.name} bytes={file.size} href={null} />
          )}
          <IconButton
            size={32}
            label={`Remove ${file.name}`}
            icon={<IconX size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
