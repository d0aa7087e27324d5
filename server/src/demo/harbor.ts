import { newAnnouncement } from '@chalkline/contract/competitions/announcement.schema.ts';
import { workoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { writeAnnouncement } from '../competitions/announcements/announcements.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { createPenalty } from '../competitions/decisions/penalties.service.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { moveEntry } from '../competitions/entry-moves/entry-moves.service.ts';
import { changeDivision } from '../competitions/organizing/divisions.change.service.ts';
import { changeWorkout } from '../competitions/organizing/workouts.change.service.ts';
import { movePublications, setEmbargo } from '../competitions/publications/publications.service.ts';
import { createScheduleItem } from '../competitions/schedule/schedule.service.ts';
import type { Parts } from '../platform/parts.ts';
import { checkInHarbor } from './demo-check-ins.ts';
import { demoDay, demoDays } from './demo-days.ts';
import { planHarborShifts } from './demo-shifts.ts';
import { claimOwn, entryNamed, stageCompetition } from './demo-stage.ts';
import {
  harborEntries,
  harborFirstHeatScores,
  harborMastersScores,
  harborMensScores,
  harborWomensScores,
} from './harbor-field.ts';
import { nightFerryStart, planHarborHeats } from './harbor-heats.ts';
import {
  harborAnnouncements,
  harborCut,
  harborOnFloor,
  harborSchedule,
  harborThrowdown,
} from './harbor-throwdown.ts';
import { harborStandards, harborWorkouts } from './harbor-workouts.ts';

interface HarborPeople {
  readonly organizer: Person;
  readonly athlete: Person;
  readonly staff: readonly Person[];
}

/** Creates the demo's live competition, on its second day. Returns its id. */
export async function makeHarbor(parts: Parts, { organizer, athlete, staff }: HarborPeople): Promise<string> {
  const workouts = harborWorkouts.map(({ spans: _, ...workout }, index) => ({
    ...workout,
    releaseAt: index === harborWorkouts.length - 1 ? `${demoDay(parts, 1)}T11:00:00.000Z` : null,
    movements: [...workout.movements],
  }));
  const view = await stageCompetition(parts, {
    organizer,
    staff,
    facts: {
      ...harborThrowdown,
      divisions: [...harborThrowdown.divisions],
      workouts,
      ...demoDays(parts, -1, 1),
    },
    entries: harborEntries,
    scores: [harborWomensScores, harborMensScores, harborMastersScores, harborFirstHeatScores],
    state: 'live',
  });
  const { zone } = harborThrowdown;
  const start = nightFerryStart(parts, zone);
  await writeStandards(parts, organizer, view, start);
  await publish(parts, organizer, view);
  await drawLine(parts, organizer, view);
  await decide(parts, organizer, view);
  const { id } = view.competition;
  // Before the athlete's entry has an account, so that no one's first look at the demo is five notifications.
  const own = await entryNamed(parts, organizer, id, athlete.name);
  await planHarborHeats(parts, organizer, staff, view, { start, athlete: own });
  await planHarborShifts(parts, { competitionId: id, zone, organizer, volunteers: staff });
  await checkInHarbor(parts, organizer, id, momentOf(parts, [-1, '07:00']));
  await claimOwn(parts, organizer, id, athlete);
  await announce(parts, organizer, id);
  return id;
}

async function announce(parts: Parts, organizer: Person, id: string): Promise<void> {
  for (const { at, ...words } of harborAnnouncements) {
    await writeAnnouncement(partsAt(parts, at), asViewer(organizer), id, newAnnouncement.parse(words));
  }
}

/** Days from today and the time at the venue. */
type VenueTime = readonly [days: number, time: string];

function momentOf(parts: Parts, [days, time]: VenueTime): Date {
  return new Date(momentInZone(`${demoDay(parts, days)}T${time}`, harborThrowdown.zone) ?? '');
}

/** The same parts at another moment. */
function partsAt(parts: Parts, at: VenueTime): Parts {
  const now = momentOf(parts, at);
  return { ...parts, clock: { now: () => now } };
}

/** Loads and heights by division, and the schedule of the three days. */
async function writeStandards(
  parts: Parts,
  organizer: Person,
  view: CompetitionView,
  onFloor: { readonly day: string; readonly startsAt: string },
): Promise<void> {
  const competitionId = view.competition.id;
  const viewer = asViewer(organizer);
  for (const { id: workoutId, name } of view.workouts) {
    const texts = harborStandards[name];
    if (!texts) continue;
    const standards = view.divisions.map((division) => ({
      divisionId: division.id,
      text: texts[division.name] ?? '',
    }));
    await changeWorkout(parts, viewer, { competitionId, workoutId }, workoutPatch.parse({ standards }));
  }
  for (const [day, startsAt, title, place, workout] of harborSchedule) {
    const workoutId = workout === null ? null : (view.workouts[workout]?.id ?? null);
    const item = { day: demoDay(parts, day - 1), startsAt, title, place, workoutId };
    await createScheduleItem(parts, viewer, competitionId, item);
  }
  const { title, place, workout } = harborOnFloor;
  const workoutId = view.workouts[workout]?.id ?? null;
  const item = { ...onFloor, title, place, workoutId };
  await createScheduleItem(parts, viewer, competitionId, item);
}

/** Results are published right away, except the final's: they are embargoed until the evening of the last day. */
async function publish(parts: Parts, organizer: Person, view: CompetitionView): Promise<void> {
  const viewer = asViewer(organizer);
  const resultsOf = (workouts: CompetitionView['workouts']) =>
    workouts.flatMap(({ id: workoutId }) =>
      view.divisions.map(({ id: divisionId }) => ({ divisionId, workoutId })),
    );
  const { id } = view.competition;
  const results = resultsOf(view.workouts.slice(0, -1));
  await movePublications(parts, viewer, id, { results, from: 'draft', to: 'published' });
  const publishAt = `${demoDay(parts, 1)}T18:00:00.000Z`;
  await setEmbargo(parts, viewer, id, { results: resultsOf(view.workouts.slice(-1)), publishAt });
}

/** The best ten advance after the fifth workout; the results that are final already prove it for some. */
async function drawLine(parts: Parts, organizer: Person, view: CompetitionView): Promise<void> {
  const viewer = asViewer(organizer);
  const { id: competitionId } = view.competition;
  const { others, ...more } = harborCut.finalUntil;
  const finalOf: Readonly<Record<string, number>> = more;
  const results = view.divisions.flatMap(({ id: divisionId, name }) =>
    view.workouts.slice(0, finalOf[name] ?? others).map(({ id: workoutId }) => ({ divisionId, workoutId })),
  );
  await movePublications(parts, viewer, competitionId, { results, from: 'published', to: 'final' });
  const afterWorkoutId = view.workouts[harborCut.after]?.id ?? '';
  const cuts = [{ afterWorkoutId, ...harborCut.setting }];
  for (const { id: divisionId } of view.divisions)
    await changeDivision(parts, viewer, { competitionId, divisionId }, { cuts });
}

/** One athlete who withdrew, and one with a penalty. */
async function decide(parts: Parts, organizer: Person, view: CompetitionView): Promise<void> {
  const viewer = asViewer(organizer);
  const competitionId = view.competition.id;
  const injured = await entryNamed(parts, organizer, competitionId, 'Freja Bruun');
  const move = { from: 'active', to: 'withdrawn', reason: 'Injured in warm-up' } as const;
  await moveEntry(partsAt(parts, [-1, '13:50']), viewer, { competitionId, entryId: injured.id }, move);
  const penalized = await entryNamed(parts, organizer, competitionId, 'Tobias Reinholt');
  await createPenalty(partsAt(parts, [-1, '10:40']), viewer, competitionId, {
    workoutId: view.workouts[0]?.id ?? '',
    entryId: penalized.id,
    kind: 'seconds',
    amount: 10,
    reason: 'Stepped off the mat',
  });
}
