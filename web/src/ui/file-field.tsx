import { IconFileText, IconUpload } from '@tabler/icons-react';
import clsx from 'clsx';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field, type FieldLook } from './field.tsx';
import styles from './file-field.module.css';
import unseen from './visually-hidden.module.css';

interface FileFieldProps extends FieldLook {
  id?: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** What the file dialog offers: ".csv,text/csv". */
  accept?: string;
  /** What to bring, in words: "CSV, up to 2 MB". */
  wanted: string;
  disabled?: boolean;
}

/** One file, chosen or dropped. */
export function FileField({ file, onChange, accept, wanted, disabled, ...look }: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onChange(event.dataTransfer.files[0] ?? null);
  };
  return (
    <Field {...look}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
        <div
          className={clsx(styles.drop, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={picker}
            type="file"
            className={unseen.hidden}
            accept={accept}
            disabled={disabled}
            onChange={(change) => {
              onChange(change.currentTarget.files?.[0] ?? null);
              // The same file chosen again after a correction must count as a change.
              change.currentTarget.value = '';
            }}
          />
          {file ? <IconFileText size={20} stroke={1.75} /> : <IconUpload size={20} stroke={1.75} />}
          <span className={styles.text}>
            {file ? file.name : 'Drop a file here'}
            <small>{file ? sizeText(file.size) : wanted}</small>
          </span>
          <Button size={32} disabled={disabled} onClick={() => picker.current?.click()}>
            {file ? 'Replace' : 'Choose a file'}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** Bytes for people: "14 kB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
