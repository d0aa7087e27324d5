import { imageLimits, imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useRef } from 'react';
import { useImageUploads } from '../../../patterns/use-image-uploads.ts';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field.tsx';
import { Row } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  id: string;
  label: string;
  hint: string;
  /** Path of the picture, uploaded as soon as it is chosen; null: none. */
  value: string | null;
  isWide?: boolean;
  onChange: (path: string | null) => void;
}

/** One picture, with what it looks like. */
export function PictureField({ id, label, hint, value, isWide = false, onChange }: PictureFieldProps) {
  const files = useRef<HTMLInputElement>(null);
  const { add, busy, refusal } = useImageUploads({
    most: imageLimits.bytes,
    upload: async (file) => (await call(uploadImage, { body: {} }, { files: { file } })).data,
    onAdded: ({ path }) => onChange(path),
  });
  return (
    <FieldSet legend={label}>
      {value && (
        <img
          referrerPolicy="no-referrer"
          className={isWide ? styles.wide : styles.square}
          src={imageAddress(value)}
          alt={`Your ${label.toLowerCase()}`}
        />
      )}
      <p className={text.hint}>{hint}</p>
      <input
        ref={files}
        id={id}
        type="file"
        hidden
        accept={imageTypes}
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])], 1);
          event.currentTarget.value = '';
        }}
      />
      <Row>
        <Button size={32} busy={busy} onClick={() => files.current?.click()}>
          {value ? `Replace ${label.toLowerCase()}` : `Add a ${label.toLowerCase()}`}
        </Button>
        {value && (
          <Button size={32} variant="text" onClick={() => onChange(null)}>
            {`Remove ${label.toLowerCase()}`}
          </Button>
        )}
      </Row>
      {refusal && (
        <p className={styles.failed} role="alert">
          {refusal}
        </p>
      )}
    </FieldSet>
  );
}
