import { productLimits } from '@chalkline/contract/partners/product.schema.ts';
import { variantKey } from '@chalkline/contract/partners/variants.rules.ts';
import { imageLimits, imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress, uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { IconArrowDown, IconArrowUp, IconCamera, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useImageUploads } from '../../../patterns/use-image-uploads.ts';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { movedIn } from '../../../ui/moved-in.ts';
import { Row } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './picture-fields.module.css';
import type { TypedPicture, TypedVariant } from './typed-variants.ts';

interface PictureFieldsProps {
  pictures: readonly TypedPicture[];
  variants: readonly TypedVariant[];
  error: ReactNode;
  onAdd: (picture: TypedPicture) => void;
  onChange: (pictures: readonly TypedPicture[], variants: readonly TypedVariant[]) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The pictures of a product in the order buyers see them, each in words, and the variants each of them shows. */
export function PictureFields({ pictures, variants, error, onAdd, onChange }: PictureFieldsProps) {
  const files = useRef<HTMLInputElement>(null);
  const [assigned, setAssigned] = useState<string | null>(null);
  const { add, busy, refusal } = useImageUploads({
    most: imageLimits.bytes,
    upload: async (file) => (await call(uploadImage, { body: {} }, { files: { file } })).data,
    onAdded: ({ path }) => onAdd({ image: path, alt: '' }),
  });
  const room = productLimits.pictures - pictures.length;
  const move = (at: number, to: number) => onChange(movedIn(pictures, at, to), variants);
  const remove = ({ image }: TypedPicture) => {
    const id = uploadIdIn(image);
    const others = pictures.filter((one) => one.image !== image);
    const left = variants.map((variant) =>
      variant.picture === id ? { ...variant, picture: null } : variant,
    );
    onChange(others, left);
  };
  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, at) => (
            <li key={picture.image}>
              <img
                referrerPolicy="no-referrer"
                className={styles.thumb}
                src={imageAddress(picture.image)}
                alt=""
              />
              <div className={styles.words}>
                <TextField
                  id={`pictures.${at}.alt`}
                  label={`Description of picture ${at + 1}`}
                  labelHidden
                  placeholder="Describe it for people who can’t see it"
                  autoComplete="off"
                  maxLength={productLimits.alt}
                  value={picture.alt}
                  onChange={(change) => {
                    const alt = change.currentTarget.value;
                    onChange(
                      pictures.map((one) => (one === picture ? { ...one, alt } : one)),
                      variants,
                    );
                  }}
                />
                <Row gap={4}>
                  <IconButton
                    label={`Move picture ${at + 1} up`}
                    icon={<IconArrowUp {...icon} />}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    label={`Move picture ${at + 1} down`}
                    icon={<IconArrowDown {...icon} />}
                    disabled={at === pictures.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    label={`Remove picture ${at + 1}`}
                    icon={<IconTrash {...icon} />}
                    onClick={() => remove(picture)}
                  />
                  {variants.length > 1 && (
                    <Button
                      size={32}
                      variant="text"
                      aria-label={`${shownFor(picture, variants)}, picture ${at + 1}`}
                      onClick={() => setAssigned(picture.image)}
                    >
                      {shownFor(picture, variants)}
                    </Button>
                  )}
                </Row>
              </div>
            </li>
          ))}
        </ol>
      )}
      <input
        ref={files}
        id="pictures"
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
          onClick={() => files.current?.click()}
        >
          Add pictures
        </Button>
        <span className={text.hint}>
          {pictures.length === 0
            ? `Up to ${productLimits.pictures}. The first one is on the card.`
            : `${pictures.length} of ${productLimits.pictures}`}
        </span>
      </Row>
      {(refusal || error) && (
        <p className={styles.failed} role="alert">
          {refusal ?? error}
        </p>
      )}
      {assigned !== null && (
        <VariantsModal
          pictureId={uploadIdIn(assigned) ?? ''}
          variants={variants}
          onChange={(next) => onChange(pictures, next)}
          onClose={() => setAssigned(null)}
        />
      )}
    </div>
  );
}

function shownFor({ image }: TypedPicture, variants: readonly TypedVariant[]): string {
  const id = uploadIdIn(image);
  const shown = variants.filter(({ picture }) => picture === id).map(({ values }) => values.join(', '));
  if (shown.length === 0) return 'Choose variants';
  return shown.length > 2 ? `${shown.length} variants` : shown.join('; ');
}

interface VariantsModalProps {
  pictureId: string;
  variants: readonly TypedVariant[];
  onChange: (variants: readonly TypedVariant[]) => void;
  onClose: () => void;
}

function VariantsModal({ pictureId, variants, onChange, onClose }: VariantsModalProps) {
  return (
    <Modal
      opened
      title="Variants in this picture"
      onClose={onClose}
      actions={
        <Button variant="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ChoiceGroup legend="Buyers see this picture when they choose one of these.">
        {variants.map((variant) => (
          <Checkbox
            key={variantKey(variant.values)}
            label={variant.values.join(', ')}
            checked={variant.picture === pictureId}
            onChange={(change) => {
              const picture = change.currentTarget.checked ? pictureId : null;
              onChange(variants.map((one) => (one === variant ? { ...one, picture } : one)));
            }}
          />
        ))}
      </ChoiceGroup>
    </Modal>
  );
}
