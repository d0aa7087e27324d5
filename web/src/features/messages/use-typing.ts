import { useCallback, useEffect, useState } from 'react';

/** Longer than the pause between two notices of one who keeps writing. */
const shownMs = 6000;

/** Ids of those who are writing now, without the person themselves. */
export function useTyping(personId: string) {
  const [typing, setTyping] = useState<ReadonlyMap<string, number>>(new Map());
  const heard = useCallback(
    (who: string) => {
      if (who !== personId) setTyping((now) => new Map(now).set(who, Date.now() + shownMs));
    },
    [personId],
  );
  useEffect(() => {
    if (typing.size === 0) return;
    const first = Math.min(...typing.values());
    const timer = setTimeout(
      () => setTyping((now) => new Map([...now].filter(([, until]) => until > Date.now()))),
      Math.max(0, first - Date.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [typing]);
  return { typing: [...typing.keys()], heard };
}
