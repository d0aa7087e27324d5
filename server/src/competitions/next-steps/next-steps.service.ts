import type { NextStep } from '@chalkline/contract/competitions/next-step.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findUnsigned } from '../../waivers/signatures/signatures.service.ts';
import { competitionStart } from '../registrations/registration-window.rules.ts';
import { isRosterLocked, rosterLock } from '../rosters/rosters.rules.ts';
import {
  findNextHeats,
  findOpenSubmissions,
  findOwnPlacesAhead,
  findOwnShares,
  findOwnWaitingAhead,
  findUnpaidOrders,
  type OwnPlace,
} from './next-steps.repository.ts';

/** What the viewer does next where they compete: places that aren't theirs yet first, then by competition. */
export async function listNextSteps(parts: Parts, viewer: Viewer): Promise<NextStep[]> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  // The day may be over here and not yet there.
  const from = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const places = await findOwnPlacesAhead(sql, viewer.personId, from);
  return [
    ...(await stepsToPlaces(sql, viewer.personId, from, now)),
    ...(places.length === 0 ? [] : await stepsOfPlaces(sql, viewer.personId, places, now)),
  ];
}

async function stepsToPlaces(sql: Sql, personId: string, from: string, now: Date): Promise<NextStep[]> {
  const unpaid = await findUnpaidOrders(sql, personId, now);
  const waiting = await findOwnWaitingAhead(sql, personId, from);
  return [
    ...unpaid.map(
      ({ orderId, holdUntil, competition, divisions }): NextStep => ({
        step: 'pay',
        competition,
        entryId: null,
        about: divisions,
        targetId: orderId,
        at: holdUntil.toISOString(),
      }),
    ),
    ...waiting.map(
      ({ state, offerUntil, competition, division }): NextStep => ({
        step: state === 'offered' ? 'take_place' : 'waiting_list',
        competition,
        entryId: null,
        about: division,
        targetId: null,
        at: offerUntil?.toISOString() ?? null,
      }),
    ),
  ];
}

async function stepsOfPlaces(
  sql: Sql,
  personId: string,
  places: readonly OwnPlace[],
  now: Date,
): Promise<NextStep[]> {
  const ids = places.map(({ entryId }) => entryId);
  const shares = new Map((await findOwnShares(sql, ids, personId)).map((one) => [one.entryId, one.dueAt]));
  const open = Map.groupBy(await findOpenSubmissions(sql, ids, now), ({ entryId }) => entryId);
  const heats = new Map((await findNextHeats(sql, ids, now)).map((one) => [one.entryId, one.startsAt]));
  const steps: NextStep[] = [];
  for (const place of places) {
    const { entryId, competition, division } = place;
    const add = (step: NextStep['step'], about: string, at: Date | null, targetId: string | null = null) =>
      steps.push({ step, competition, entryId, about, targetId, at: at?.toISOString() ?? null });
    const dueAt = shares.get(entryId);
    if (dueAt) add('pay_share', division.name, dueAt);
    const subject = { subjectKind: 'competition', subjectId: competition.id } as const;
    const [unsigned] = await findUnsigned(sql, subject, [personId]);
    if (unsigned) add('sign', unsigned.title, null);
    const submission = open.get(entryId)?.find(({ workout }) => isOfDivision(workout, division.id));
    if (submission) add('submit', submission.workout.name, submission.closesAt, submission.workout.id);
    const locksAt = lockOf(place, now);
    if (locksAt && place.personId === personId) add('fill_team', division.name, locksAt);
    const heat = heats.get(entryId);
    if (heat) add('heat', division.name, heat);
  }
  return steps;
}

/** Until when a team that isn't full can take more; null for all others. */
function lockOf({ state, competition, division, members, rosterLocksAt }: OwnPlace, now: Date): Date | null {
  if (members === 0 || members >= division.teamSize) return null;
  const locksAt = rosterLock(rosterLocksAt, competitionStart(competition));
  return isRosterLocked(state, locksAt, now) ? null : locksAt;
}
