import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { z } from 'zod';
import type { Person } from '../accounts/people/people.service.ts';
import { createCompetition } from '../competitions/competitions/competitions.create.service.ts';
import { asViewer, moveOn } from '../competitions/competitions/competitions.factory.ts';
import { moveEntry } from '../competitions/entries/entries.change.service.ts';
import { listEntries } from '../competitions/entries/entries.service.ts';
import { importEntries } from '../competitions/imports/entries-import.service.ts';
import { importScores } from '../competitions/imports/scores-import.service.ts';
import { addStaff } from '../competitions/staff/staff.service.ts';
import type { Parts } from '../platform/parts.ts';
import { demoEmail, makeDemoPeople } from './demo-people.ts';
import { harbourEntries, harbourScores, harbourThrowdown } from './harbour-throwdown.ts';
import {
  riftValleyEntries,
  riftValleyOpen,
  winterLeague,
  winterLeagueEntries,
  winterLeagueScores,
} from './other-competitions.ts';

/** A world to look at, made by the services that everybody uses. For an empty database. */
export async function makeDemoWorld(parts: Parts): Promise<void> {
  const { organizer } = await makeDemoPeople(parts);
  const harbour = await stage(parts, organizer, {
    facts: { ...harbourThrowdown, ...days(parts, -1, 1) },
    entries: harbourEntries,
    scores: harbourScores,
    state: 'live',
  });
  await withdraw(parts, organizer, harbour, 'Freja Bruun');
  await stage(parts, organizer, {
    facts: { ...riftValleyOpen, ...days(parts, 21, 22) },
    entries: riftValleyEntries,
    state: 'published',
  });
  await stage(parts, organizer, {
    facts: { ...winterLeague, ...days(parts, -120, -100) },
    entries: winterLeagueEntries,
    scores: winterLeagueScores,
    state: 'finished',
  });
}

interface Stage {
  readonly facts: z.input<typeof newCompetition>;
  readonly entries: string;
  readonly scores?: string;
  readonly state: CompetitionState;
}

/** A competition with its entries and scores, run by the organizer and a judge. Gives its id. */
async function stage(
  parts: Parts,
  organizer: Person,
  { facts, entries, scores, state }: Stage,
): Promise<string> {
  const viewer = asViewer(organizer);
  const made = await createCompetition(parts, viewer, newCompetition.parse(facts));
  const { id } = made.competition;
  await addStaff(parts, viewer, id, { email: demoEmail('judge'), role: 'staff' });
  demandImported(await importEntries(parts, viewer, id, { csv: entries, dryRun: false }));
  if (scores !== undefined) {
    const file = { csv: scores, dryRun: false, answers: {}, reason: '' };
    demandImported(await importScores(parts, viewer, id, file));
  }
  await moveOn(parts, viewer, made, state);
  return id;
}

/** A demo file with a bad row is a mistake of ours. */
function demandImported({
  imported,
  problems,
}: {
  imported: boolean;
  problems: readonly { message: string }[];
}) {
  if (!imported)
    throw new Error(`A file of the demo was not taken: ${problems[0]?.message ?? 'a text is unclear'}`);
}

async function withdraw(parts: Parts, organizer: Person, competitionId: string, name: string): Promise<void> {
  const viewer = asViewer(organizer);
  const { data } = await listEntries(parts, viewer, competitionId, { search: name, limit: 1 });
  const [entry] = data;
  if (!entry) throw new Error(`The demo has no ${name}.`);
  const move = { from: 'active', to: 'withdrawn', reason: 'Injured in warm-up' } as const;
  await moveEntry(parts, viewer, { competitionId, entryId: entry.id }, move);
}

/** The days so many days from today. */
function days(parts: Parts, first: number, last: number): { startsOn: string; endsOn: string } {
  const day = (offset: number) =>
    new Date(parts.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  return { startsOn: day(first), endsOn: day(last) };
}
