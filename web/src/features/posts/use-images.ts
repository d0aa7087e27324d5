import { postLimits } from '@chalkline/contract/posts/post.schema.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { useImageUploads } from '../../patterns/use-image-uploads.ts';
import { call } from '../../platform/calls.ts';

export interface Attached {
  readonly id: string;
  readonly path: string;
  readonly alt: string;
}

/** Pictures that are uploaded and wait to be posted. */
export function useImages(first: readonly Attached[]) {
  const [images, setImages] = useState(first);
  const { add, busy, refusal } = useImageUploads({
    most: imageLimits.bytes,
    upload: async (file) => (await call(uploadImage, { body: {} }, { files: { file } })).data,
    onAdded: ({ id, path }) => setImages((now) => [...now, { id, path, alt: '' }]),
  });
  return {
    images,
    busy,
    refusal,
    add: (chosen: readonly File[]) => add(chosen, postLimits.images - images.length),
    describe: (id: string, alt: string) =>
      setImages((now) => now.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove: (id: string) => setImages((now) => now.filter((one) => one.id !== id)),
    clear: () => setImages([]),
  };
}
