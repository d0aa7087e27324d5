import { type LaidHeat, spotOf } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatRowProblem } from '@chalkline/contract/competitions/import.schema.ts';
import { rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { HeatLine, HeatsTable } from './heats-table.rules.ts';
import { entryFinder, type KnownField, type ScoredEntry } from './scored-entry.rules.ts';

interface DraftKnown extends Pick<KnownField, 'entries' | 'divisions'> {
  /** The draft as it is. */
  readonly layout: readonly LaidHeat[];
  /** Those that do the workout. */
  readonly divisionIds: readonly string[];
  readonly hasStarted: (heatId: string) => boolean;
}

export interface HeatsImportPlan {
  readonly layout: readonly LaidHeat[];
  /** New in the draft. */
  readonly added: readonly string[];
  /** In another heat or lane than before. */
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** In the draft, and not in the file. */
  readonly left: number;
  readonly problems: readonly HeatRowProblem[];
}

/** The draft as a file says it: the file is whole, so who isn't in it has no heat. */
export function planHeatsImport(
  { lines, headers }: Pick<HeatsTable, 'lines' | 'headers'>,
  known: DraftKnown,
): HeatsImportPlan {
  const { layout } = known;
  const problems: HeatRowProblem[] = [];
  const find = entryFinder({ ...known, headers });
  const taken = new Map<string, number>();
  const placed = new Map<string, number>();
  const rowOf = new Map<string, number>();
  const laid = layout.map(({ lanes }) => lanes.map((): string | null => null));
  const refuse = (row: number, column: string | null, code: HeatRowProblem['code'], message: string) => {
    problems.push(rowProblemOf(row, column, code, message));
  };
  for (const line of lines) {
    const { row } = line;
    const spot = spotIn(line, layout, headers, refuse);
    const isEmpty = line.bib === '' && line.athlete === '';
    const entry = isEmpty ? null : find(line);
    if (entry && 'code' in entry) problems.push(entry);
    if (!spot) continue;
    const key = `${spot.heat} ${spot.lane}`;
    const before = taken.get(key);
    if (before !== undefined) {
      refuse(row, headers.lane, 'lane_twice', `Row ${before} has this lane already.`);
      continue;
    }
    taken.set(key, row);
    rowOf.set(key, row);
    if (!entry || 'code' in entry) continue;
    const elsewhere = placed.get(entry.id);
    if (elsewhere !== undefined) {
      const message = `${entry.name} is in row ${elsewhere} already.`;
      refuse(row, headers.bib ?? headers.athlete, 'athlete_twice', message);
      continue;
    }
    placed.set(entry.id, row);
    const lanes = laid[spot.heat];
    if (lanes) lanes[spot.lane] = entry.id;
    const stays = layout[spot.heat]?.lanes[spot.lane] === entry.id;
    if (!stays && !isInWorkout(entry, known))
      refuse(row, headers.bib ?? headers.athlete, 'not_in_workout', outsideText(entry));
  }
  for (const [index, heat] of layout.entries()) {
    const lanes = laid[index] ?? [];
    const other = lanes.findIndex((id, lane) => id !== (heat.lanes[lane] ?? null));
    if (other < 0 || !known.hasStarted(heat.id)) continue;
    const message = `Heat ${index + 1} has started, so its lanes stay as they are.`;
    refuse(rowOf.get(`${index} ${other}`) ?? 1, headers.heat, 'heat_started', message);
  }
  const after = layout.map((heat, index) => ({ ...heat, lanes: laid[index] ?? [] }));
  return { layout: after, ...changesOf(layout, after), problems };
}

type Refuse = (row: number, column: string | null, code: HeatRowProblem['code'], message: string) => void;

function spotIn(
  { row, heat, lane }: HeatLine,
  layout: readonly LaidHeat[],
  headers: HeatsTable['headers'],
  refuse: Refuse,
): { readonly heat: number; readonly lane: number } | null {
  const number = wholeIn(heat);
  if (number === null) {
    refuse(row, headers.heat, 'heat_unreadable', 'A heat is a whole number from 1.');
    return null;
  }
  const found = layout[number - 1];
  if (!found) {
    const message = `There is no heat ${number}. The draft has ${layout.length}. Seed more heats first.`;
    refuse(row, headers.heat, 'heat_unknown', message);
    return null;
  }
  const at = wholeIn(lane);
  if (at === null) {
    refuse(row, headers.lane, 'lane_unreadable', 'A lane is a whole number from 1.');
    return null;
  }
  if (at > found.lanes.length) {
    const message = `Heat ${number} has ${found.lanes.length} lanes.`;
    refuse(row, headers.lane, 'lane_unknown', message);
    return null;
  }
  return { heat: number - 1, lane: at - 1 };
}

function wholeIn(cell: string): number | null {
  const digits = /^#?0*([1-9]\d{0,3})$/.exec(cell.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

function isInWorkout({ state, divisionId }: ScoredEntry, { divisionIds }: DraftKnown): boolean {
  return state === 'active' && divisionIds.includes(divisionId);
}

function outsideText({ name, state }: ScoredEntry): string {
  return state === 'active'
    ? `${name} isn’t in a division that does this workout.`
    : `${name} is no longer competing.`;
}

function changesOf(before: readonly LaidHeat[], after: readonly LaidHeat[]) {
  const idsIn = (layout: readonly LaidHeat[]) =>
    layout.flatMap(({ lanes }) => lanes.filter((id) => id !== null));
  const ids = idsIn(after);
  const isAt = (id: string) => JSON.stringify(spotOf(before, id)) === JSON.stringify(spotOf(after, id));
  const known = new Set(idsIn(before));
  const inFile = new Set(ids);
  return {
    added: ids.filter((id) => !known.has(id)),
    changed: ids.filter((id) => known.has(id) && !isAt(id)),
    unchanged: ids.filter(isAt).length,
    left: [...known].filter((id) => !inFile.has(id)).length,
  };
}
