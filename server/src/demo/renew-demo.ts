import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { MovableState } from '@chalkline/contract/competitions/competition.schema.ts';
import { competitionPatch } from '@chalkline/contract/competitions/competition.schema.ts';
import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { workoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listMyCompetitions } from '../competitions/directory/competitions.list.service.ts';
import { changeCompetition } from '../competitions/organizing/competitions.change.service.ts';
import { moveCompetition } from '../competitions/organizing/competitions.move.service.ts';
import { changeWorkout } from '../competitions/organizing/workouts.change.service.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '../competitions/registrations/registration-settings.service.ts';
import { listWorkouts } from '../competitions/workouts/workouts.service.ts';
import { joined } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { comingCompetitions } from './coming-competitions.ts';
import { demoDay, demoDays } from './demo-days.ts';
import type { OrganizerName } from './demo-neighbors.ts';
import { openQualifier, qualifier } from './demo-qualifier.ts';
import { type DemoRunners, findDemoPeople } from './demo-runners.ts';
import { showAgain } from './demo-showcase.ts';
import { makeHarbor } from './harbor.ts';
import type { OtherCompetition } from './other-competition.ts';
import { houseCup, riftValleyOpen } from './other-competitions.ts';
import { pastCompetitions } from './past-competitions.ts';
import { smallCompetitions } from './small-competitions.ts';

type Mine = Awaited<ReturnType<typeof listMyCompetitions>>['data'][number];

/** Competitions that are upcoming or live in a demo created today; past ones just get older. */
const rolling = [
  riftValleyOpen,
  houseCup,
  qualifier,
  ...smallCompetitions,
  ...comingCompetitions,
  ...pastCompetitions,
].filter(({ state }) => state !== 'finished');

/**
 * Brings an outdated demo up to date: a new edition of the live competition replaces the one that ended, and upcoming
 * ones get new days. What demo users created stays. Returns whether anything had to be done; safe to call repeatedly
 * and in parallel.
 */
export async function renewDemo(parts: Parts): Promise<boolean> {
  if (!parts.config.demo) return false;
  const found = await findDemoPeople(parts);
  if (found === null || (await whatIsOver(parts, found)).length === 0) return false;
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'demo world', 'all', 'exclusive');
    const inside = { ...parts, database: joined(tx) };
    const over = await whatIsOver(inside, found);
    for (const { renew } of over) await renew(inside);
    return over.length > 0;
  });
}

interface Over {
  readonly renew: (parts: Parts) => Promise<void>;
}

async function whatIsOver(parts: Parts, people: DemoRunners): Promise<Over[]> {
  const over: Over[] = [];
  const [harbor] = await runBy(parts, people.desk, 1);
  if (harbor && isBehind(parts, harbor, harbor.endsOn)) {
    over.push({ renew: (inside) => newEdition(inside, people, harbor) });
  }
  const kept: (Over & { readonly isStale: boolean })[] = [];
  const owned = new Map<OrganizerName, readonly Mine[]>();
  for (const sketch of rolling) {
    const owner = people.organizers[sketch.by];
    const all = owned.get(sketch.by) ?? (await runBy(parts, owner, 100));
    owned.set(sketch.by, all);
    const own = all.find(
      ({ name, role, state }) => name === sketch.facts.name && role === 'owner' && state === sketch.state,
    );
    if (!own) continue;
    // A competition that should have started is as stale as one that should have ended.
    const isStale = isBehind(parts, own, sketch.state === 'live' ? own.endsOn : own.startsOn);
    kept.push({ isStale, renew: (inside) => rollOn(inside, owner, own, sketch) });
  }
  // All at once: moved one by one, they would end up in the same few weeks.
  return kept.some(({ isStale }) => isStale) ? [...over, ...kept] : over;
}

async function runBy(parts: Parts, person: Person, limit: number): Promise<Mine[]> {
  return (await listMyCompetitions(parts, asViewer(person), { limit })).data;
}

function isBehind(parts: Parts, { zone }: Mine, day: string): boolean {
  return todayIn(zone, parts.clock.now()) > day;
}

const wayOut: Partial<Record<CompetitionState, readonly MovableState[]>> = {
  published: ['live', 'finished', 'archived'],
  live: ['finished', 'archived'],
  finished: ['archived'],
};

/** Archives the old one: off the lists, but readable at its address. */
async function newEdition(parts: Parts, people: DemoRunners, old: Mine): Promise<void> {
  const organizer = people.organizers.organizer;
  const [own] = (await runBy(parts, organizer, 100)).filter(
    ({ id, role }) => id === old.id && role === 'owner',
  );
  let from = own?.state;
  for (const to of (from && wayOut[from]) ?? []) {
    if (from) await moveCompetition(parts, asViewer(organizer), old.id, { from, to });
    from = to;
  }
  const staff = [people.judge, people.desk];
  const id = await makeHarbor(parts, { organizer, athlete: people.athlete, staff });
  await showAgain(parts, people.admin, { old: old.id, now: id });
}

/** New days, new times for workouts released later, and new deadlines for results from athletes. */
async function rollOn(parts: Parts, owner: Person, own: Mine, sketch: OtherCompetition): Promise<void> {
  const viewer = asViewer(owner);
  const days = competitionPatch.parse(demoDays(parts, ...sketch.days));
  await changeCompetition(parts, viewer, own.id, days);
  await moveRegistration(
    parts,
    viewer,
    own.id,
    Date.parse(days.startsOn ?? own.startsOn) - Date.parse(own.startsOn),
  );
  if (sketch === qualifier) await openQualifier(parts, owner, own.id);
  const releasedIn = new Map(sketch.workouts.map((workout) => [workout.name, workout.releasedIn]));
  for (const { id: workoutId, name } of await listWorkouts(parts, viewer, own.id)) {
    const days = releasedIn.get(name);
    if (days === undefined) continue;
    const patch = workoutPatch.parse({ releaseAt: `${demoDay(parts, days)}T16:00:00.000Z` });
    await changeWorkout(parts, viewer, { competitionId: own.id, workoutId }, patch);
  }
}

/** Registration closes, and early prices end, as long before the new days as they did before the old ones. */
async function moveRegistration(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  by: number,
): Promise<void> {
  const { needsPayoutAccount: _, ...settings } = await getRegistrationSettings(parts, viewer, competitionId);
  const later = (at: string | null) => at && new Date(Date.parse(at) + by).toISOString();
  const divisions = settings.divisions.map(({ steps, ...division }) => ({
    ...division,
    steps: steps.map((step) => ({
      ...step,
      until: later(step.until),
    })),
  }));
  await setRegistrationSettings(parts, viewer, competitionId, {
    ...settings,
    closesAt: later(settings.closesAt),
    divisions,
  });
}
