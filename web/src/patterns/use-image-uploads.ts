import { useState } from 'react';
import { errorText } from '../platform/error-texts.ts';

interface ImageUploads<Image> {
  /** Bytes. */
  readonly most: number;
  readonly upload: (file: File) => Promise<Image>;
  readonly onAdded: (image: Image) => void;
}

/** Uploads chosen pictures one after the other, so that they keep their order. */
export function useImageUploads<Image>({ most, upload, onAdded }: ImageUploads<Image>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** As many of them as there is room for. */
  const add = async (chosen: readonly File[], room: number) => {
    setRefusal(null);
    setBusy(true);
    try {
      for (const file of chosen.slice(0, room)) {
        if (file.size > most) {
          setRefusal(`${file.name} is larger than 15 MB. Choose a smaller one.`);
          continue;
        }
        onAdded(await upload(file));
      }
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { add, busy, refusal };
}
