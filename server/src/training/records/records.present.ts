import type { KnownExercise, TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import type { TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import { presentLog } from '../logs/logs.present.ts';
import type { LogWithSets } from '../logs/logs.table.ts';

interface Training {
  readonly open: readonly LogWithSets[];
  readonly exercises: KnownExercise[];
  readonly days: string[];
  readonly maxes: TrainingMaxReply[];
}

export function presentTraining({ open, exercises, days, maxes }: Training): TrainingReply {
  return { open: open.map(presentLog), exercises, days, maxes };
}
