import { pointsMatchTotal } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable, builtInTableNames } from '@chalkline/contract/competitions/points-tables.ts';
import {
  type FolderWorkout,
  folderMethods,
  folderWorkout,
} from '@chalkline/contract/competitions/result-folder.schema.ts';
import { tableOf } from './points-table-names.rules.ts';

/** What the schema of `competition.json` found, as zod reports it. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly note?: string | undefined;
}

/** What a setting has to be, where a list of words does not say it. */
const expected: Readonly<Record<string, string>> = {
  name: 'a text',
  division: 'a text',
  id: 'a text of up to 200 characters',
  workouts: 'a list of 1 to 50 workouts',
  overall: 'an object with the rules of the overall',
  cap: 'an object with notation, seconds and total_reps',
  seconds: 'a whole number from 1 to 360,000',
  total_reps: 'a whole number from 1 to 100,000',
  tiebreak: 'an object with type and direction',
  table: 'the name of a points table',
  points: 'points of 0 to 1,000,000 with at most three decimals',
  stage: 'a number from 1 to 20, or a name',
  weight: 'a whole number from 0 to 1,000, in percent',
  knockout_rounds: 'a whole number from 2 to 50',
  variants: 'a list of 2 to 5 names, best first',
  part_of: 'the id of a workout',
  broken_by_part: 'the id of a workout',
  teams: 'an object with by, and for best a count',
  count: 'a whole number from 1 to 20',
  points_reset_by_stage: 'true, false or a list of stages',
};

const teamMethods = ['sum', 'best'];
const pointsMethods = ['table', 'own_table', 'place', 'raw', 'share_of_best'];

/** Everything that is wrong with `competition.json`, a sentence each, with workouts named by their ids. */
export function settingFaults(competition: unknown, issues: readonly SchemaIssue[]): string[] {
  return [
    ...new Set([...issues.flatMap((issue) => sentencesOf(issue, competition)), ...misfits(competition)]),
  ];
}

function sentencesOf({ code, path, keys, values, note }: SchemaIssue, competition: unknown): string[] {
  const where = placeOf(path, competition);
  if (code === 'unrecognized_keys')
    return (keys ?? []).map((key) => `${where}: there is no setting '${key}'.`);
  const given = path.reduce<unknown>(memberOf, competition);
  if (given === undefined) return [`${where} is missing.`];
  const unknown = path.at(-1) === 'by' ? teamMethods : pointsMethods;
  const choices = note === 'No matching discriminator' ? unknown : values;
  if (choices) return [`${where}: ${shown(given)} is none of ${choices.join(', ')}.`];
  const name = String(path.findLast((step) => typeof step === 'string') ?? '');
  return [`${where}: ${shown(given)} is not ${expected[name] ?? 'an object of settings'}.`];
}

/** `competition.json, workout 'w1', 'cap.seconds'`. */
function placeOf(path: readonly PropertyKey[], competition: unknown): string {
  const [list, at, ...rest] = path;
  if (list !== 'workouts' || at === undefined) return settingAt('competition.json', path);
  return settingAt(`competition.json, ${workoutName(competition, Number(at))}`, rest);
}

function settingAt(where: string, path: readonly PropertyKey[]): string {
  return path.length === 0 ? where : `${where}, '${path.join('.')}'`;
}

function workoutName(competition: unknown, index: number): string {
  const id = ['workouts', index, 'id'].reduce<unknown>(memberOf, competition);
  return typeof id === 'string' && id.trim() !== ''
    ? `workout '${id.trim()}'`
    : `workout number ${index + 1}`;
}

function memberOf(thing: unknown, step: PropertyKey): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, step) : undefined;
}

function shown(given: unknown): string {
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? 'this list' : 'this object';
  return typeof given === 'string' ? `'${given}'` : String(given);
}

/** What the settings say by themselves fits, and together does not; also of those beside one that is wrong. */
function misfits(competition: unknown): string[] {
  const list = memberOf(competition, 'workouts');
  const workouts = (Array.isArray(list) ? list : []).map((given, index) => ({
    name: workoutName(competition, index),
    read: folderWorkout.safeParse(given).data,
  }));
  const all = workouts.flatMap(({ read }) => read ?? []);
  const method = folderMethods.find((one) => one === ['overall', 'method'].reduce(memberOf, competition));
  const faults = workouts.flatMap(({ name, read }) =>
    read ? workoutMisfits(read, all, method).map((fault) => `competition.json, ${name}, ${fault}`) : [],
  );
  const ids = all.map(({ id }) => id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...faults, ...[...twice].map((id) => `competition.json: two workouts have the id '${id}'.`)];
}

function workoutMisfits(
  { id, points, variants, ...workout }: FolderWorkout,
  all: readonly FolderWorkout[],
  method: (typeof folderMethods)[number] | undefined,
): string[] {
  const faults: string[] = [];
  if (points.method === 'table' && builtInTable(tableOf(points.table)) === null) {
    faults.push(
      `'points.table': there is no table '${points.table}'. There are ${builtInTableNames.join(', ')}.`,
    );
  }
  const total = method === 'rank_sum' || method === 'cumulative_lower' ? 'lower' : 'higher';
  if (method !== undefined && !pointsMatchTotal(points, total)) {
    const wins = total === 'lower' ? 'lowest' : 'highest';
    faults.push(
      `'points.method': '${points.method}' does not go with '${method}', where the ${wins} total wins.`,
    );
  }
  const labels = (variants ?? []).map((variant) => variant.toLowerCase());
  if (new Set(labels).size < labels.length) faults.push("'variants': a name is there twice.");
  for (const key of ['part_of', 'broken_by_part'] as const) {
    const other = workout[key];
    if (other === id) faults.push(`'${key}': a workout cannot name itself.`);
    else if (other && !all.some((one) => one.id === other))
      faults.push(`'${key}': there is no workout '${other}'.`);
  }
  return faults;
}
