import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './judge-store.ts';
import { changedDraft, emptyDraft, type ScoreDraft } from './score-draft.ts';

const phone = { keepDraft, readDraft };

/** What is being entered, kept on the phone at each tap, so that a closed tab loses nothing. */
export function useScoreDraft(key: string, scoring: WorkoutScoring, store: typeof phone = phone) {
  const [draft, setDraft] = useState<ScoreDraft>(() => emptyDraft(scoring));
  const [failed, setFailed] = useState(false);
  // What was entered here, which a draft that is still being read must not take back.
  const entered = useRef<Partial<ScoreDraft>>({});
  const keep = useCallback(
    (next: ScoreDraft | null) => {
      store.keepDraft(key, next).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    },
    [key, store],
  );
  useEffect(() => {
    let isHere = true;
    store.readDraft(key).then(
      (kept) => {
        if (!isHere || !kept) return;
        const next = changedDraft(kept, entered.current);
        setDraft(next);
        if (Object.keys(entered.current).length > 0) keep(next);
      },
      () => setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [key, store, keep]);
  return {
    draft,
    /** The phone's storage refused it: it is on the screen alone. */
    failed,
    change: (part: Partial<ScoreDraft>) => {
      const next = changedDraft(draft, part);
      entered.current = { ...entered.current, ...part };
      setDraft(next);
      keep(next);
    },
    clear: () => {
      const next = emptyDraft(scoring);
      entered.current = next;
      setDraft(next);
      keep(null);
    },
  };
}
