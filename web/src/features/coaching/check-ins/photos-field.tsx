import { checkInLimits } from '@chalkline/contract/coaching/check-in.schema.ts';
import { imageLimits, imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useImageUploads } from '../../../patterns/use-image-uploads.ts';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import styles from '../coaching.module.css';

interface PhotosFieldProps {
  label: string;
  hint: string | undefined;
  error: ReactNode;
  /** The paths of uploads. */
  photos: readonly string[];
  onAdd: (path: string) => void;
  onRemove: (path: string) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Photos that answer a question. */
export function PhotosField({ label, hint, error, photos, onAdd, onRemove }: PhotosFieldProps) {
  const files = useRef<HTMLInputElement>(null);
  const { add, busy, refusal } = useImageUploads({
    most: imageLimits.bytes,
    upload: async (file) => (await call(uploadImage, { body: {} }, { files: { file } })).data,
    onAdded: ({ path }) => onAdd(path),
  });
  const room = checkInLimits.photos - photos.length;
  return (
    <FieldSet legend={label} error={refusal ?? error}>
      {hint && <p className={text.hint}>{hint}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((path, at) => (
            <li key={path}>
              <img
                referrerPolicy="no-referrer"
                src={imageAddress(path)}
                alt={`${label}, ${at + 1} of ${photos.length}`}
              />
              <IconButton
                label={`Remove photo ${at + 1}`}
                icon={<IconTrash {...icon} />}
                onClick={() => onRemove(path)}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={imageTypes}
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])], room);
          event.currentTarget.value = '';
        }}
      />
      <Row>
        <Button
          icon={<IconCamera {...icon} />}
          busy={busy}
          disabled={room <= 0}
          aria-label={`Add photos: ${label}`}
          onClick={() => files.current?.click()}
        >
          Add photos
        </Button>
        <span className={text.hint}>
          Up to {checkInLimits.photos}. The place and camera stored in them are removed.
        </span>
      </Row>
    </FieldSet>
  );
}
