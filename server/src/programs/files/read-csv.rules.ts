import { gramsPer } from '@chalkline/contract/accounts/weight-units.ts';
import type { ProgramFileProblem } from '@chalkline/contract/programs/program-files.endpoints.ts';
import {
  type Prescription,
  type ProgramExercise,
  type ProgramTree,
  type ProgressRule,
  prescription,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { type CsvRow, type CsvTable, findColumns, plainName } from '../../imports/csv-table.rules.ts';

const columnNames = {
  week: ['week'],
  workout: ['workout', 'day'],
  block: ['block', 'superset'],
  exercise: ['exercise', 'movement'],
  sets: ['sets'],
  kind: ['kind', 'type'],
  do: ['do', 'reps', 'goal'],
  load: ['load', 'weight'],
  rpe: ['rpe'],
  tempo: ['tempo'],
  rest: ['rest'],
  progress: ['progress'],
  note: ['note', 'notes'],
} as const;
type Column = keyof typeof columnNames;

const needed = ['week', 'workout', 'exercise', 'do'] as const;

/** A cell that says something wrong, named for who made the file. */
class WrongCell extends Error {
  readonly column: Column;
  constructor(column: Column, message: string) {
    super(message);
    this.column = column;
  }
}

interface Line {
  readonly week: number;
  readonly workout: string;
  readonly block: string;
  readonly exerciseId: string;
  readonly sets: readonly Prescription[];
  readonly progress: ProgressRule | undefined;
  readonly note: string;
}

interface Read {
  readonly tree: ProgramTree;
  readonly problems: readonly ProgramFileProblem[];
}

/**
 * The weeks of a CSV, with what is wrong in its rows. Rows follow each other as they are done: a new week, workout, block
 * or exercise begins where the cell changes. `exercises`: ids by plain name.
 */
export function treeOfCsv(
  { header, rows }: CsvTable,
  exercises: ReadonlyMap<string, string>,
  newId: () => string,
): Read {
  const { at, problems: twice } = findColumns<Column>(header, columnNames as never);
  const missing = needed.filter((column) => !at.has(column));
  const problems: ProgramFileProblem[] = [
    ...twice.map(({ row, column, message }) => ({ row, column, message })),
    ...missing.map((column) => ({ row: 1, column, message: `The column “${column}” is missing.` })),
  ];
  if (problems.length > 0) return { tree: { weeks: [] }, problems };
  const lines = rows.flatMap((row) => {
    const cell = (column: Column) => row.cells[at.get(column) ?? -1]?.trim() ?? '';
    try {
      return [lineOf(cell, exercises)];
    } catch (wrong) {
      if (!(wrong instanceof WrongCell)) throw wrong;
      problems.push({ ...about(row, wrong.column), message: wrong.message });
      return [];
    }
  });
  return { tree: treeOf(lines, newId), problems };
}

const about = ({ row }: CsvRow, column: Column) => ({ row, column });

function lineOf(cell: (column: Column) => string, exercises: ReadonlyMap<string, string>): Line {
  const name = cell('exercise');
  const exerciseId = exercises.get(plainName(name));
  if (!exerciseId)
    throw new WrongCell('exercise', name === '' ? 'Name an exercise.' : `No exercise is called “${name}”.`);
  const workout = cell('workout');
  if (workout === '' || workout.length > treeLimits.name)
    throw new WrongCell('workout', `Enter a name of up to ${treeLimits.name} characters.`);
  const note = cell('note');
  if (note.length > treeLimits.note)
    throw new WrongCell('note', `Enter at most ${treeLimits.note} characters.`);
  const count = wholeOf(cell('sets') || '1', 'sets', 1, treeLimits.sets);
  const set = setOf(cell);
  return {
    week: wholeOf(cell('week'), 'week', 1, treeLimits.weeks),
    workout,
    block: cell('block'),
    exerciseId,
    note,
    sets: Array.from({ length: count }, () => set),
    progress: progressOf(cell('progress')),
  };
}

function wholeOf(text: string, column: Column, least: number, most: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new WrongCell(column, `Enter a whole number from ${least} to ${most}.`);
}

function setOf(cell: (column: Column) => string): Prescription {
  const kind = plainName(cell('kind'));
  if (!['', 'work', 'warm-up', 'warm up', 'warmup'].includes(kind))
    throw new WrongCell('kind', 'Enter work or warm-up.');
  const rpe = cell('rpe');
  const tempo = cell('tempo').toUpperCase();
  const set = {
    kind: kind.startsWith('warm') ? 'warm_up' : 'work',
    goal: goalOf(cell('do')),
    load: loadOf(cell('load')),
    rpe: rpe === '' ? null : Number(rpe),
    tempo: tempo === '' ? null : tempo,
    rest: wholeOf(cell('rest') || '0', 'rest', 0, 3600),
  };
  const read = prescription.safeParse(set);
  if (read.success) return read.data;
  const goal = [
    'do',
    'Enter repetitions such as 8 or 8-12, seconds such as 45 s, or meters such as 400 m.',
  ] as const;
  const wrong: Readonly<Record<string, readonly [Column, string]>> = {
    load: ['load', 'Enter a load such as 80 kg, or a share of the maximum such as 75 %.'],
    rpe: ['rpe', 'Enter 6.5 to 10 in halves.'],
    tempo: ['tempo', 'Enter four signs such as 31X1.'],
  };
  throw new WrongCell(...(wrong[String(read.error.issues[0]?.path[0])] ?? goal));
}

function goalOf(text: string): unknown {
  const [, from, to, unit = ''] = /^(\d+)(?:\s*[-–]\s*(\d+))?\s*([a-z]*)$/i.exec(text) ?? [];
  if (from === undefined) return null;
  const plain = plainName(unit);
  if (['s', 'sec', 'seconds'].includes(plain)) return { by: 'time', seconds: Number(from) };
  if (plain === 'min') return { by: 'time', seconds: Number(from) * 60 };
  if (['m', 'meters'].includes(plain)) return { by: 'distance', meters: Number(from) };
  if (plain === 'km') return { by: 'distance', meters: Number(from) * 1000 };
  if (!['', 'rep', 'reps'].includes(plain)) return null;
  return { by: 'reps', from: Number(from), to: Number(to ?? from) };
}

const numberIn = (text: string) => Number(text.replace(',', '.'));

function loadOf(text: string): unknown {
  if (text === '') return null;
  const [, amount = '', unit = ''] = /^([\d.,]+)\s*(kg|lb|%)$/i.exec(text) ?? [];
  if (unit === '%') return { by: 'share', percent: numberIn(amount) };
  const grams = gramsPer[unit.toLowerCase() === 'lb' ? 'lb' : 'kg'];
  return { by: 'grams', grams: unit === '' ? 0 : Math.round(numberIn(amount) * grams) };
}

function progressOf(text: string): ProgressRule | undefined {
  if (text === '') return undefined;
  const [, by, amount = ''] = /^(weight|reps)\s+([\d.,]+)\s*kg$/i.exec(text) ?? [];
  const grams = Math.round(numberIn(amount) * 1000);
  if (!by || !(grams >= 1 && grams <= 100_000))
    throw new WrongCell('progress', 'Enter weight 2.5 kg, or reps 2.5 kg.');
  return { by: by.toLowerCase() === 'weight' ? 'load' : 'double', grams };
}

function treeOf(lines: readonly Line[], newId: () => string): ProgramTree {
  const weeks: { id: string; number: number; days: ReturnType<typeof dayOf>[] }[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    let week = weeks.at(-1);
    if (week?.number !== line.week) {
      week = { id: newId(), number: line.week, days: [] };
      weeks.push(week);
      before = undefined;
    }
    let day = week.days.at(-1);
    if (!day || before?.workout !== line.workout) {
      day = dayOf(line, newId);
      week.days.push(day);
      before = undefined;
    }
    let block = day.blocks.at(-1);
    const isNew = !block || !before || line.block !== before.block || line.block === '';
    if (!block || (isNew && !isSameExercise(before, line))) {
      block = { id: newId(), exercises: [] };
      day.blocks.push(block);
    }
    const exercise = block.exercises.at(-1);
    if (exercise && isSameExercise(before, line)) exercise.sets.push(...line.sets);
    else block.exercises.push(exerciseOf(line, newId));
    before = line;
  }
  for (const { exercises } of weeks.flatMap(({ days }) => days.flatMap(({ blocks }) => blocks))) {
    // In a superset only the last exercise of a round rests.
    for (const exercise of exercises.slice(0, -1))
      exercise.sets = exercise.sets.map((set) => ({ ...set, rest: 0 }));
  }
  return { weeks: weeks.map(({ id, days }) => ({ id, days })) };
}

function isSameExercise(before: Line | undefined, line: Line): boolean {
  return before?.exerciseId === line.exerciseId && before.block === line.block;
}

function dayOf({ workout }: Line, newId: () => string) {
  const blocks: { id: string; exercises: ProgramExercise[] }[] = [];
  return { id: newId(), name: workout, blocks };
}

function exerciseOf({ exerciseId, note, sets, progress }: Line, newId: () => string): ProgramExercise {
  return { id: newId(), exerciseId, note, sets: [...sets], ...(progress && { progress }) };
}
