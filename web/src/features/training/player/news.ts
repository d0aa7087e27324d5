import {
  type Bests,
  bestsOf,
  brokenRecords,
  mergeBests,
  noBests,
  type RecordKind,
  volumeOf,
} from '@chalkline/contract/training/records.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import type { DoneSet } from '../plans.ts';
import type { KeptLog } from '../training-store.ts';

/** Records that a set broke. */
export interface News {
  readonly set: DoneSet;
  readonly broken: readonly RecordKind[];
  readonly volume: number;
}

/** What was best before a set: what the server knew last, with what only this phone has. */
export function newsOf(
  log: Pick<KeptLog, 'sets' | 'day'>,
  set: DoneSet,
  training: Pick<TrainingReply, 'exercises'> | undefined,
): News | null {
  const others = log.sets.filter(({ id, exerciseId }) => id !== set.id && exerciseId === set.exerciseId);
  const known = training?.exercises.find(({ exerciseId }) => exerciseId === set.exerciseId);
  const before = mergeBests(
    known?.bests ?? noBests,
    bestsOf(others.map((one) => ({ ...one, day: log.day }))),
  );
  const volume = volumeOf([...others, set]);
  const broken = brokenRecords(volumesBefore(before, log.day), { ...set, day: log.day }, volume);
  return broken.length > 0 ? { set, broken, volume } : null;
}

/** Today’s volume may be this workout’s own: it breaks a record once, not with each of its sets. */
function volumesBefore(bests: Bests, day: string): Bests {
  return bests.volume?.day === day ? { ...bests, volume: null } : bests;
}
