import { readFileSync } from 'node:fs';
import {
  type ExerciseReply,
  equipment,
  measures,
  mechanics,
  muscles,
} from '@chalkline/contract/programs/exercise.schema.ts';
import { z } from 'zod';

const line = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  measure: z.enum(measures),
  mechanics: z.enum(mechanics),
  primary: z.array(z.enum(muscles)).min(1),
  secondary: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipment)),
  steps: z.array(z.string()).min(1),
});

let read: ReadonlyMap<string, ExerciseReply> | undefined;

/** The exercises that come with the product, by id: read once, when the first call asks. */
export function exerciseLibrary(): ReadonlyMap<string, ExerciseReply> {
  read ??= new Map(
    readFileSync(new URL('./exercises.jsonl', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((text) => {
        const exercise = line.parse(JSON.parse(text));
        return [exercise.id, { ...exercise, video: null, mine: null }];
      }),
  );
  return read;
}
