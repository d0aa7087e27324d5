import { imageAddress, isFullAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useEffect, useState } from 'react';
import { session } from '../../platform/session.ts';

/**
 * One's own photo as an address for an <img>, wherever the header stands. The picture may be for oneself alone and
 * an <img> sends no token, so it is asked for with one. null while it is under way, and when there is none.
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
      // Initials stand in for a picture that does not come.
      .catch(() => undefined);
    return () => {
      asking.abort();
      if (made) URL.revokeObjectURL(made);
      setPicture(null);
    };
  }, [path, isElsewhere]);
  return isElsewhere ? path : picture;
}
