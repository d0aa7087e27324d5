import type { Measure } from '@chalkline/contract/programs/exercise.schema.ts';
import {
  type Prescription,
  type ProgramBlock,
  type ProgramDay,
  type ProgramExercise,
  type ProgramTree,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import type { Place } from './tree-edits.ts';

type NewId = () => string;

export function addWeek(tree: ProgramTree, newId: NewId): ProgramTree {
  return { weeks: [...tree.weeks, { id: newId(), days: [] }] };
}

export function removeWeek(tree: ProgramTree, id: string): ProgramTree {
  return { weeks: tree.weeks.filter((week) => week.id !== id) };
}

export function addDay(tree: ProgramTree, weekId: string, day: ProgramDay): ProgramTree {
  return inWeek(tree, weekId, (days) => [...days, day]);
}

export function removeDay(tree: ProgramTree, id: string): ProgramTree {
  return { weeks: tree.weeks.map((week) => ({ ...week, days: week.days.filter((day) => day.id !== id) })) };
}

/** Puts a part after another one of the same list. */
export function after<Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  part: Part,
): Part[] {
  return parts.toSpliced(parts.findIndex((each) => each.id === id) + 1, 0, part);
}

export function inWeek(
  tree: ProgramTree,
  weekId: string,
  change: (days: ProgramDay[]) => ProgramDay[],
): ProgramTree {
  return {
    weeks: tree.weeks.map((week) => (week.id === weekId ? { ...week, days: change(week.days) } : week)),
  };
}

export function inDay(
  tree: ProgramTree,
  dayId: string,
  change: (day: ProgramDay) => ProgramDay,
): ProgramTree {
  return {
    weeks: tree.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => (day.id === dayId ? change(day) : day)),
    })),
  };
}

/** What is usual for an exercise that is new to a day. */
export function usualSet(measure: Measure): Prescription {
  const goals = {
    load: { by: 'reps', from: 8, to: 8 },
    reps: { by: 'reps', from: 10, to: 10 },
    time: { by: 'time', seconds: 30 },
    distance: { by: 'distance', meters: 400 },
  } as const;
  return { kind: 'work', goal: goals[measure], load: null, rpe: null, tempo: null, rest: 90 };
}

/** At the end, or before the block that is now at `index`. */
export function addExercise(
  day: ProgramDay,
  { id: exerciseId, measure }: { readonly id: string; readonly measure: Measure },
  newId: NewId,
  index = day.blocks.length,
): ProgramDay {
  const sets = Array.from({ length: 3 }, () => usualSet(measure));
  const exercise = { id: newId(), exerciseId, note: '', sets };
  return { ...day, blocks: day.blocks.toSpliced(index, 0, { id: newId(), exercises: [exercise] }) };
}

export function removeExercise(day: ProgramDay, id: string): ProgramDay {
  const blocks = day.blocks.map((block) =>
    rounds({ ...block, exercises: block.exercises.filter((each) => each.id !== id) }),
  );
  return { ...day, blocks: blocks.filter(({ exercises }) => exercises.length > 0) };
}

/** May the block be done in rounds with the one above it? */
export function mayJoin({ blocks }: ProgramDay, id: string): boolean {
  const at = blocks.findIndex((block) => block.id === id);
  const [above, block] = [blocks[at - 1], blocks[at]];
  return Boolean(above && block && above.exercises.length + block.exercises.length <= treeLimits.exercises);
}

/** Makes a superset of a block and the one above it. */
export function joinAbove(day: ProgramDay, id: string): ProgramDay {
  const at = day.blocks.findIndex((block) => block.id === id);
  const [above, block] = [day.blocks[at - 1], day.blocks[at]];
  if (!(above && block && mayJoin(day, id))) return day;
  const joined = rounds({ ...above, exercises: [...above.exercises, ...block.exercises] });
  return { ...day, blocks: day.blocks.toSpliced(at - 1, 2, joined) };
}

/** Each exercise of a superset by itself again, with the rest of the round after its sets. */
export function splitBlock(day: ProgramDay, id: string, newId: NewId): ProgramDay {
  const split = ({ exercises, id: first }: ProgramBlock) => {
    const rests = exercises.at(-1)?.sets.map(({ rest }) => rest) ?? [];
    return exercises.map((exercise, index) => ({
      id: index === 0 ? first : newId(),
      exercises: [
        { ...exercise, sets: exercise.sets.map((set, round) => ({ ...set, rest: rests[round] ?? 0 })) },
      ],
    }));
  };
  return { ...day, blocks: day.blocks.flatMap((block) => (block.id === id ? split(block) : [block])) };
}

/** Changes one exercise; the others of its superset follow in the number of their sets. */
export function changeExercise(day: ProgramDay, changed: ProgramExercise): ProgramDay {
  const blocks = day.blocks.map((block) => {
    if (!block.exercises.some(({ id }) => id === changed.id)) return block;
    const exercises = block.exercises.map((each) => (each.id === changed.id ? changed : each));
    return rounds({ ...block, exercises }, changed.sets.length);
  });
  return { ...day, blocks };
}

/** As many sets of each exercise of a block, and the rest after the round. */
function rounds(block: ProgramBlock, count = most(block)): ProgramBlock {
  const evened = block.exercises.map((exercise) => ({ ...exercise, sets: resized(exercise.sets, count) }));
  const restAfter = (round: number) => Math.max(0, ...evened.map(({ sets }) => sets[round]?.rest ?? 0));
  const exercises = evened.map((exercise, index) => ({
    ...exercise,
    sets: exercise.sets.map((set, round) => ({
      ...set,
      rest: index === evened.length - 1 ? restAfter(round) : 0,
    })),
  }));
  return { ...block, exercises };
}

const most = ({ exercises }: ProgramBlock) => Math.max(0, ...exercises.map(({ sets }) => sets.length));

function resized(sets: readonly Prescription[], count: number): Prescription[] {
  return Array.from({ length: count }, (_, index) => sets[index] ?? (sets.at(-1) as Prescription));
}

interface Parent {
  readonly id: string;
  readonly parts: readonly string[];
}

/** One step of the arrow keys: within the list of a part, and beyond its ends into the next list. */
export function stepPlace(parents: readonly Parent[], id: string, step: -1 | 1): Place | null {
  const at = parents.findIndex(({ parts }) => parts.includes(id));
  const parent = parents[at];
  if (!parent) return null;
  const index = parent.parts.indexOf(id) + step;
  if (index >= 0 && index < parent.parts.length) return { parentId: parent.id, index };
  const next = parents[at + step];
  return next ? { parentId: next.id, index: step > 0 ? 0 : next.parts.length } : null;
}
