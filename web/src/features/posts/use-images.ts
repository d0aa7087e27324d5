import { postLimits } from '@chalkline/contract/posts/post.schema.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';

export interface Attached {
  readonly id: string;
  readonly path: string;
  readonly alt: string;
}

/** Pictures that are uploaded and wait to be posted. */
export function useImages(first: readonly Attached[]) {
  const [images, setImages] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = async (chosen: readonly File[]) => {
    setRefusal(null);
    setBusy(true);
    try {
      for (const file of chosen.slice(0, postLimits.images - images.length)) {
        if (file.size > imageLimits.bytes) {
          setRefusal(`${file.name} is larger than 15 MB. Choose a smaller one.`);
          continue;
        }
        const { id, path } = (await call(uploadImage, { body: {} }, { files: { file } })).data;
        setImages((now) => [...now, { id, path, alt: '' }]);
      }
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ images, add, busy, refusal },
    describe: (id: string, alt: string) =>
      setImages((now) => now.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove: (id: string) => setImages((now) => now.filter((one) => one.id !== id)),
    clear: () => setImages([]),
  };
}
