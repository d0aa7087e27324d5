import type { RowProblem } from '@chalkline/contract/competitions/import.schema.ts';
import { plainName, rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { EntryLine } from './entries-table.rules.ts';

/** An entry that is there already. */
export interface KnownEntry {
  readonly id: string;
  readonly bib: number;
  readonly name: string;
  readonly divisionId: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly affiliate: string | null;
  readonly birthDate: string | null;
  readonly unnamed: boolean;
  /** Takes one of the places of its division. */
  readonly placed: boolean;
}

export interface EntriesPlan {
  readonly added: readonly (EntryLine & { readonly bib: number })[];
  readonly changed: readonly { readonly known: KnownEntry; readonly line: EntryLine }[];
  readonly unchanged: number;
  /** By bib, for lines that have one. */
  readonly emails: ReadonlyMap<number, string>;
  readonly problems: readonly RowProblem[];
}

export interface DivisionRoom {
  readonly id: string;
  readonly name: string;
  /** null: no limit. */
  readonly capacity: number | null;
}

/**
 * What the lines of a file do to the entries that are there. A line is an entry that is there when it has the
 * same bib, or without a bib the same name in the same division; so the same file again changes nothing.
 */
export function planEntries(
  lines: readonly EntryLine[],
  known: readonly KnownEntry[],
  divisions: readonly DivisionRoom[],
  /** Bibs of entries that aren't there anymore. */
  gone: ReadonlySet<number> = new Set(),
): EntriesPlan {
  const problems: RowProblem[] = [...doubles(lines)];
  const byBib = new Map(known.map((entry) => [entry.bib, entry]));
  const byName = Map.groupBy(known, nameKey);
  const added: EntryLine[] = [];
  const changed: { known: KnownEntry; line: EntryLine }[] = [];
  let unchanged = 0;
  const emails = new Map<number, string>();
  for (const line of lines) {
    const found = line.bib === null ? sameName(line, byName) : byBib.get(line.bib);
    if (found && found !== 'several' && line.email) emails.set(found.bib, line.email);
    if (found === 'several') problems.push(athleteTwice(line));
    else if (!found) added.push(line);
    else if (plainName(found.name) !== plainName(line.name)) problems.push(bibTaken(line, found));
    else if (isChanged(found, line)) changed.push({ known: found, line });
    else unchanged += 1;
  }
  problems.push(...overfull({ added, changed }, known, divisions));
  const numbered = withBibs(added, [...known, ...[...gone].map((bib) => ({ bib }))]);
  for (const { bib, email } of numbered) if (email) emails.set(bib, email);
  return { added: numbered, changed, unchanged, emails, problems };
}

function nameKey(entry: { readonly divisionId: string; readonly name: string }): string {
  return `${entry.divisionId} ${plainName(entry.name)}`;
}

function sameName(
  line: EntryLine,
  byName: ReadonlyMap<string, readonly KnownEntry[]>,
): KnownEntry | 'several' | undefined {
  const found = byName.get(nameKey(line)) ?? [];
  return found.length > 1 ? 'several' : found[0];
}

function isChanged(known: KnownEntry, line: EntryLine): boolean {
  const fields = ['name', 'divisionId', 'country', 'region', 'affiliate', 'birthDate', 'unnamed'] as const;
  return fields.some((field) => line[field] !== undefined && line[field] !== known[field]);
}

/** Lines that name the same bib, or without bibs the same athlete, as an earlier one. */
function doubles(lines: readonly EntryLine[]): RowProblem[] {
  const first = new Map<string, number>();
  return lines.flatMap((line) => {
    const key = line.bib === null ? `name ${nameKey(line)}` : `bib ${line.bib}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line.row);
    if (earlier === undefined) return [];
    if (line.bib === null) return [athleteTwice(line, earlier)];
    return [rowProblemOf(line.row, 'bib', 'bib_twice', `Bib ${line.bib} is also in row ${earlier}.`)];
  });
}

function athleteTwice(line: EntryLine, earlier?: number): RowProblem {
  const where = earlier === undefined ? 'is there more than once' : `is also in row ${earlier}`;
  const message = `${line.name} ${where}: give bibs to tell them apart.`;
  return rowProblemOf(line.row, 'name', 'athlete_twice', message);
}

function bibTaken(line: EntryLine, known: KnownEntry): RowProblem {
  return rowProblemOf(line.row, 'bib', 'bib_taken', `Bib ${known.bib} belongs to ${known.name}.`);
}

/** The lines for which a division has no place left. */
function overfull(
  {
    added,
    changed,
  }: { added: readonly EntryLine[]; changed: readonly { known: KnownEntry; line: EntryLine }[] },
  known: readonly KnownEntry[],
  divisions: readonly DivisionRoom[],
): RowProblem[] {
  const taken = new Map<string, number>();
  const take = (divisionId: string, places: number) =>
    taken.set(divisionId, (taken.get(divisionId) ?? 0) + places);
  for (const { placed, divisionId } of known) if (placed) take(divisionId, 1);
  const moved = changed.filter(
    (change) => change.known.placed && change.known.divisionId !== change.line.divisionId,
  );
  for (const change of moved) take(change.known.divisionId, -1);
  const coming = [...added, ...moved.map(({ line }) => line)].sort((a, b) => a.row - b.row);
  const roomOf = new Map(divisions.map((division) => [division.id, division]));
  return coming.flatMap((line) => {
    take(line.divisionId, 1);
    const division = roomOf.get(line.divisionId);
    const isFull = division?.capacity != null && (taken.get(line.divisionId) ?? 0) > division.capacity;
    if (!isFull) return [];
    const message = `${division.name} is full: it takes ${division.capacity}.`;
    return [rowProblemOf(line.row, 'division', 'division_full', message)];
  });
}

/** Who has no bib gets the numbers after the highest, in the order of the file. */
function withBibs(
  lines: readonly EntryLine[],
  known: readonly Pick<KnownEntry, 'bib'>[],
): (EntryLine & { readonly bib: number })[] {
  const highest = [...known, ...lines].reduce((most, { bib }) => Math.max(most, bib ?? 0), 0);
  let next = highest + 1;
  return lines.map((line) => {
    const bib = line.bib ?? next;
    if (line.bib === null) next += 1;
    return { ...line, bib };
  });
}
