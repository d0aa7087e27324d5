import { newProgram } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { exerciseLibrary } from '../library/library.service.ts';
import { publishProgram } from './programs.publish.service.ts';
import { createProgram, type DraftShown } from './programs.service.ts';

type Sketch = Partial<z.input<typeof newProgram>>;

/** An exercise of the library by the start of its name. */
export function libraryExercise(name: string): string {
  const found = [...exerciseLibrary().values()].find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`The library has no exercise “${name}”.`);
  return found.id;
}

/** So many weeks of as many days, each with one exercise. */
export function smallTree(weeks = 1, days = 1, exerciseId = libraryExercise('Barbell squat')): ProgramTree {
  const set = {
    kind: 'work',
    goal: { by: 'reps', from: 5, to: 5 },
    load: null,
    rpe: null,
    tempo: null,
    rest: 90,
  } as const;
  const id = () => crypto.randomUUID();
  const exercise = () => ({ id: id(), exerciseId, note: '', sets: [set, set] });
  const day = (_: unknown, index: number) => ({
    id: id(),
    name: `Day ${index + 1}`,
    blocks: [{ id: id(), exercises: [exercise()] }],
  });
  return {
    weeks: Array.from({ length: weeks }, () => ({ id: id(), days: Array.from({ length: days }, day) })),
  };
}

/** A draft of this person. */
export function program(parts: Parts, viewer: Viewer, sketch: Sketch = {}): Promise<DraftShown> {
  const usual = { name: 'First barbell', tree: smallTree() };
  return createProgram(parts, viewer, newProgram.parse({ ...usual, ...sketch }));
}

export async function publishedProgram(
  parts: Parts,
  viewer: Viewer,
  sketch: Sketch = {},
): Promise<DraftShown> {
  const { id, version } = await program(parts, viewer, sketch);
  return publishProgram(parts, viewer, id, { version });
}
