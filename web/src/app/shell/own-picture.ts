import { imageAddress, isFullAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useEffect, useState } from 'react';
import { session } from '../../platform/session.ts';

/**
 * The signed-in person's photo as a URL for an <img>. The photo may be private and an <img> sends no token, so it is
 * fetched with one first. null while loading, and when there is no photo.
 */
export function useOwnPicture(path: string | null): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  const isElsewhere = path !== null && isFullAddress(path);
  useEffect(() => {
    // The token is for our own server only.
    if (path === null || isElsewhere) return;
    const asking = new AbortController();
    let made: string | null = null;
    const headers = { authorization: `Bearer ${session.token() ?? ''}` };
    fetch(imageAddress(path), { headers, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .then((blob) => {
        if (!blob || asking.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setPicture(made);
      })
      // If the photo doesn't load, the initials show instead.
      .catch(() => undefined);
    return () => {
      asking.abort();
      if (made) URL.revokeObjectURL(made);
      setPicture(null);
    };
  }, [path, isElsewhere]);
  return isElsewhere ? path : picture;
}
