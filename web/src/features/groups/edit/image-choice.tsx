import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';

/** A newly chosen image, or the removal of the one there is. */
export function useImageChoice(group: GroupReply | undefined) {
  const [file, setFile] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  return {
    file,
    isTooLarge: file !== null && file.size > imageLimits.bytes,
    hasImage: !isRemoved && group?.image != null,
    isRemoved,
    choose: setFile,
    remove: () => setRemoved(true),
    /** Uploads a chosen file. What goes into the call's body: nothing when the image stays. */
    send: async (call: KeyedCall): Promise<{ image?: string }> => {
      if (file) return { image: (await call(uploadImage, { body: {} }, { files: { file } })).id };
      return isRemoved ? { image: '' } : {};
    },
  };
}

export function ImageField({ choice }: { choice: ReturnType<typeof useImageChoice> }) {
  return (
    <Stack gap={8}>
      <FileField
        id="image"
        label={choice.hasImage ? 'Replace cover image' : 'Cover image'}
        optional
        wanted="JPEG, PNG, WebP, GIF or AVIF, up to 15 MB"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        file={choice.file}
        onChange={choice.choose}
        error={choice.isTooLarge && 'This file is larger than 15 MB. Choose a smaller one.'}
      />
      {choice.hasImage && !choice.file && (
        <Row>
          <Button size={32} onClick={choice.remove}>
            Remove image
          </Button>
        </Row>
      )}
    </Stack>
  );
}
