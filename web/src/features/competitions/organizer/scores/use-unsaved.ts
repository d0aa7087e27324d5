import { useCallback, useState } from 'react';

/** How many cells have unsaved input. */
export function useUnsaved() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved = useCallback((entryId: string, is: boolean) => {
    setIds((now) => {
      if (now.has(entryId) === is) return now;
      const next = new Set(now);
      if (is) next.add(entryId);
      else next.delete(entryId);
      return next;
    });
  }, []);
  return { unsaved: ids.size, onUnsaved };
}
