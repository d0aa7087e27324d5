import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from './judge-store.ts';
import { changedDraft, emptyDraft, type ScoreDraft } from './score-draft.ts';

/** What is being entered, kept on the phone at each tap, so that a closed tab loses nothing. */
export function useScoreDraft(key: string, scoring: WorkoutScoring) {
  const [draft, setDraft] = useState<ScoreDraft>(() => emptyDraft(scoring));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    readDraft(key).then(
      (kept) => {
        if (isHere && kept) setDraft(kept);
      },
      () => setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [key]);
  const keep = (next: ScoreDraft | null) => {
    keepDraft(key, next).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return {
    draft,
    /** The phone's storage refused it: it is on the screen alone. */
    failed,
    change: (part: Partial<ScoreDraft>) => {
      const next = changedDraft(draft, part);
      setDraft(next);
      keep(next);
    },
    clear: () => {
      setDraft(emptyDraft(scoring));
      keep(null);
    },
  };
}
