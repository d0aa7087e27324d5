import { standsApart } from '@chalkline/contract/competitions/outlier.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { FloorScore } from './judge-store.ts';
import { isOwnNewer } from './outbox-order.ts';

interface Known {
  /** Who judges. */
  readonly personId: string;
  readonly scoring: WorkoutScoring;
  /** On the server, as the phone last read it. */
  readonly recorded: ScoreReply | null;
  /** The judge's own latest, perhaps still on its way. */
  readonly own: FloorScore | null;
  /** Other results of the workout. */
  readonly field: readonly ScoreValue[];
}

/** What to ask before a score is sent; null: nothing. */
export type SendQuestion =
  | { readonly kind: 'same'; readonly now: string }
  | {
      readonly kind: 'overwrite';
      readonly now: string;
      readonly by: string | null;
      /** The new one is far from all others. */
      readonly isOutlier: boolean;
    }
  | { readonly kind: 'outlier' };

/** Whether this score repeats one, replaces one, or is far from all others. */
export function sendQuestion(
  value: ScoreValue,
  { personId, scoring, recorded, own, field }: Known,
): SendQuestion | null {
  const words = showScore(value, scoring).words;
  const isNewer = isOwnNewer(own, recorded);
  const now = isNewer ? own.understood : recorded?.value ? recorded.understood : null;
  if (now === words) return { kind: 'same', now };
  const isOutlier = standsApart(value, field, scoring);
  if (now !== null) {
    const isOwn = isNewer || recorded?.recordedBy.id === personId;
    return { kind: 'overwrite', now, by: isOwn ? null : (recorded?.recordedBy.name ?? null), isOutlier };
  }
  return isOutlier ? { kind: 'outlier' } : null;
}
