import { type MovableState, newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { z } from 'zod';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer, moveOn } from '../competitions/competitions/competitions.factory.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { claimEntry } from '../competitions/entries/entries.claim.service.ts';
import type { Entry } from '../competitions/entries/entries.repository.ts';
import { listEntries } from '../competitions/entries/entries.service.ts';
import { importEntries } from '../competitions/imports/entries-import.service.ts';
import { importScores } from '../competitions/imports/scores-import.service.ts';
import { createCompetition } from '../competitions/organizing/competitions.create.service.ts';
import { staffMember } from '../competitions/staff-invitations/staff-invitations.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';

export interface Stage {
  readonly organizer: Person;
  readonly staff: readonly Person[];
  readonly facts: z.input<typeof newCompetition>;
  /** CSV, as the organizer would bring it; without, nobody takes part yet. */
  readonly entries?: string;
  readonly scores?: readonly string[];
  readonly state: MovableState;
}

/** Days before today, or before it was over, on which its athletes came in, more of them each time. */
const registered = [62, 47, 34, 22, 12, 4] as const;

/** A competition with its entries and scores, as its organizer makes one. */
export async function stageCompetition(parts: Parts, stage: Stage): Promise<CompetitionView> {
  const { organizer, staff, facts, entries, scores = [], state } = stage;
  const viewer = asViewer(organizer);
  const opened = entries === undefined ? parts : daysAgo(parts, registered[0] + 3);
  const made = await createCompetition(opened, viewer, newCompetition.parse(facts));
  const { id } = made.competition;
  for (const helper of staff) await staffMember(opened, viewer, id, helper, 'head_judge');
  for (const [index, csv] of partsOf(entries ?? '').entries()) {
    const then = daysAgo(parts, registered[index] ?? 0);
    requireImported(await importEntries(then, viewer, id, { csv, dryRun: false }));
  }
  for (const csv of scores) {
    requireImported(await importScores(parts, viewer, id, { csv, dryRun: false, answers: {}, reason: '' }));
  }
  return moveOn(parts, viewer, made, state);
}

/** The rows of a file by when they came in, each with the names of the columns. */
function partsOf(csv: string): string[] {
  const [head = '', ...rows] = csv.trim().split('\n');
  const step = (index: number) => Math.floor(registered.length * Math.sqrt(index / rows.length));
  return [...Map.groupBy(rows.keys(), step).values()].map((at) =>
    [head, ...at.map((index) => rows[index] ?? '')].join('\n'),
  );
}

interface ImportOutcome {
  readonly imported: boolean;
  readonly problems: readonly { readonly message: string }[];
}

/** A demo file with a bad row is a mistake of ours. */
function requireImported({ imported, problems }: ImportOutcome): void {
  if (!imported)
    throw new Error(`A file of the demo was not taken: ${problems[0]?.message ?? 'a text is unclear'}`);
}

/** The entry of an athlete. */
export async function entryNamed(
  parts: Parts,
  organizer: Person,
  competitionId: string,
  name: string,
): Promise<Entry> {
  const query = { search: name, limit: 1 };
  const { data } = await listEntries(parts, asViewer(organizer), competitionId, query);
  const [entry] = data;
  if (!entry) throw new Error(`The demo has no ${name}.`);
  return entry;
}

/** The entry with the athlete's name is the athlete's own. */
export async function claimOwn(
  parts: Parts,
  organizer: Person,
  competitionId: string,
  athlete: Person,
): Promise<void> {
  await claimEntry(parts, await entryNamed(parts, organizer, competitionId, athlete.name), athlete);
}
