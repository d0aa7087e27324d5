import type {
  ProgramBlock,
  ProgramDay,
  ProgramExercise,
  ProgramTree,
  ProgramWeek,
} from '@chalkline/contract/programs/program-tree.schema.ts';

/** Makes the id of a new part. */
type NewId = () => string;

/** Where a part goes: before the part that is now at `index` of the list, counted without the part itself. */
export interface Place {
  readonly parentId: string;
  readonly index: number;
}

export function copyWeek(week: ProgramWeek, newId: NewId): ProgramWeek {
  return { id: newId(), days: week.days.map((day) => copyDay(day, newId)) };
}

export function copyDay(day: ProgramDay, newId: NewId): ProgramDay {
  return { ...day, id: newId(), blocks: day.blocks.map((block) => copyBlock(block, newId)) };
}

export function copyBlock(block: ProgramBlock, newId: NewId): ProgramBlock {
  return { id: newId(), exercises: block.exercises.map((each) => copyExercise(each, newId)) };
}

function copyExercise(exercise: ProgramExercise, newId: NewId): ProgramExercise {
  return { ...exercise, id: newId(), sets: exercise.sets.map((set) => structuredClone(set)) };
}

export function moveWeek(tree: ProgramTree, id: string, index: number): ProgramTree {
  return { weeks: placed(tree.weeks, id, index) };
}

/** Within its week or into another one. A tree without the day or the week stays as it is. */
export function moveDay(tree: ProgramTree, id: string, place: Place): ProgramTree {
  const lists = movedAmong(
    tree.weeks.map((week) => ({ id: week.id, parts: week.days })),
    id,
    place,
  );
  return { weeks: tree.weeks.map((week, at) => ({ ...week, days: lists[at] ?? week.days })) };
}

/** Within its day or into another one, also one of another week. */
export function moveBlock(tree: ProgramTree, id: string, place: Place): ProgramTree {
  const days = tree.weeks.flatMap((week) => week.days);
  const lists = movedAmong(
    days.map((day) => ({ id: day.id, parts: day.blocks })),
    id,
    place,
  );
  const blocksOf = new Map(days.map((day, at) => [day.id, lists[at] ?? day.blocks]));
  return withDays(tree, (day) => ({ ...day, blocks: blocksOf.get(day.id) ?? day.blocks }));
}

function withDays(tree: ProgramTree, change: (day: ProgramDay) => ProgramDay): ProgramTree {
  return { weeks: tree.weeks.map((week) => ({ ...week, days: week.days.map(change) })) };
}

interface Parent<Part> {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** The lists of these parents, in their order, after the move. */
function movedAmong<Part extends { readonly id: string }>(
  parents: readonly Parent<Part>[],
  id: string,
  { parentId, index }: Place,
): Part[][] {
  const part = parents.flatMap(({ parts }) => parts).find((each) => each.id === id);
  const isThere = parents.some((parent) => parent.id === parentId);
  return parents.map((parent) => {
    if (!(part && isThere)) return [...parent.parts];
    const others = parent.parts.filter((each) => each !== part);
    return parent.id === parentId ? others.toSpliced(index, 0, part) : others;
  });
}

function placed<Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  index: number,
): Part[] {
  const part = parts.find((each) => each.id === id);
  return part ? parts.filter((each) => each !== part).toSpliced(index, 0, part) : [...parts];
}
