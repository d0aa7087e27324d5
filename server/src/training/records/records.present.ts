import type { KnownExercise, TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { presentLog } from '../logs/logs.present.ts';
import type { LogWithSets } from '../logs/logs.table.ts';

interface Training {
  readonly open: readonly LogWithSets[];
  readonly exercises: KnownExercise[];
  readonly days: string[];
}

export function presentTraining({ open, exercises, days }: Training): TrainingReply {
  return { open: open.map(presentLog), exercises, days };
}
