import type {
  CompetitionCancellation,
  CompetitionCancellationReply,
} from '@chalkline/contract/competitions/competition-cancellation.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import {
  cancelSales,
  type Offers,
  previewCanceled,
  readCanceled,
  retryCanceled,
} from '../../checkout/canceled-sales/canceled-sales.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  requireRight,
  seeCompetition,
  seeCompetitionAlone,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import {
  findCancellation,
  insertCancellation,
  updateCompetitionState,
} from '../competitions/competitions.repository.ts';
import { lastDayOver } from '../competitions/competitions.rules.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { revokeJudgeLinks } from '../judge-links/judge-links.repository.ts';
import { findPublications } from '../publications/publications.repository.ts';
import { endAllTeamPayments } from '../registrations/team-shares.repository.ts';
import { endAllWaiting } from '../registrations/waiting-list.repository.ts';
import { findInvolved } from '../rescheduling/rescheduling.repository.ts';
import { findWaitingOf, stopMails } from '../staff-invitations/staff-invitations.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { competitionNameDiffers, competitionOver, resultsFinal } from './cancellations.errors.ts';
import { tellOfCancellation } from './cancellations.notify.service.ts';
import { countEntries, countUnreached, countWaiting, findInvitedPlaces } from './cancellations.repository.ts';

/** What canceling would refund, or how the refunds are getting on. Throws 403 for who doesn't manage its orders. */
export async function getCancellation(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionCancellationReply> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'followRefunds')) throw notAllowed();
  return read(sql, viewer, seen);
}

/** Tries the refunds that failed once more. Pressed twice, each is tried once. */
export async function retryRefunds(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionCancellationReply> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  requireRight(seen, 'followRefunds');
  await retryCanceled(parts, placesIn(competitionId));
  return read(sql, viewer, seen);
}

const placesIn = (competitionId: string): Offers => [{ kind: registrationKind, offerIds: [competitionId] }];

async function read(
  sql: Sql,
  viewer: Viewer,
  { state, competition }: CompetitionInView,
): Promise<CompetitionCancellationReply> {
  const { id } = competition;
  const canceled = state === 'canceled' ? await findCancellation(sql, id) : null;
  const sales = canceled ? await readCanceled(sql, placesIn(id)) : await previewCanceled(sql, placesIn(id));
  return {
    canceledAt: canceled?.canceledAt.toISOString() ?? null,
    reason: canceled?.reason ?? '',
    entries: await countEntries(sql, id),
    unreached: await countUnreached(sql, id),
    waiting: await countWaiting(sql, id),
    invitations: (await findWaitingOf(sql, id)).length,
    ...(await countTold(sql, viewer, id)),
    ...sales,
  };
}

/**
 * Cancels a competition for good, for its owner. From this moment nothing is sold or scored; money that is on its way
 * goes back, and boards stay as they were. Everyone who takes part, helps or paid gets one notification. Throws 403, 409
 * `competition_closed`, `competition_over`, `results_final` and 422 `competition_name_differs`.
 */
export async function cancelCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { name, reason }: CompetitionCancellation,
): Promise<CompetitionCancellationReply> {
  return parts.database.transaction(async (tx) => {
    // Sales and scores in progress finish first; new ones find it canceled.
    const seen = await seeCompetitionAlone(tx, viewer, competitionId);
    requireRight(seen, 'cancel');
    const now = parts.clock.now();
    await requireCancelable(tx.sql, seen, name, now);
    const change = { from: seen.state, to: 'canceled', updatedAt: now } as const;
    await updateCompetitionState(tx.sql, competitionId, change);
    await insertCancellation(tx.sql, { competitionId, canceledAt: now, reason });
    const told = await findOthers(tx.sql, viewer, competitionId);
    const entryIds = await findInvitedPlaces(tx.sql, competitionId, [...told, viewer.personId]);
    await endAllWaiting(tx.sql, competitionId);
    await endAllTeamPayments(tx.sql, competitionId);
    await stopMails(tx.sql, competitionId);
    await revokeJudgeLinks(tx.sql, competitionId, now);
    const orders = await cancelSales(parts, tx, placesIn(competitionId));
    await tellOfCancellation(parts, tx, {
      competitionId,
      actorId: viewer.personId,
      recipients: told,
      entryIds,
    });
    await audit(parts, tx, viewer, seen, { reason, orders, told: told.length + entryIds.length });
    return read(tx.sql, viewer, { ...seen, state: 'canceled' });
  });
}

/** Who gets a notification: everyone but the one who cancels. */
async function findOthers(sql: Sql, { personId }: Viewer, competitionId: string): Promise<string[]> {
  return (await findInvolved(sql, competitionId)).filter((id) => id !== personId);
}

async function countTold(sql: Sql, viewer: Viewer, competitionId: string) {
  const told = await findOthers(sql, viewer, competitionId);
  const invited = await findInvitedPlaces(sql, competitionId, [...told, viewer.personId]);
  return { people: told.length, invited: invited.length };
}

async function requireCancelable(
  sql: Sql,
  { competition }: CompetitionInView,
  name: string,
  now: Date,
): Promise<void> {
  if (competition.name.trim() !== name) throw competitionNameDiffers();
  if (competition.endsOn <= lastDayOver(now)) throw competitionOver();
  if (await hasFinalDivision(sql, competition.id)) throw resultsFinal();
}

/** Whether a division has nothing left to score. */
async function hasFinalDivision(sql: Sql, competitionId: string): Promise<boolean> {
  const workouts = await findWorkouts(sql, competitionId);
  const final = new Set(
    (await findPublications(sql, competitionId)).flatMap(({ divisionId, workoutId, state }) =>
      state === 'final' ? `${divisionId} ${workoutId}` : [],
    ),
  );
  return (await findDivisions(sql, competitionId)).some((division) => {
    const own = workouts.filter((workout) => isOfDivision(workout, division.id));
    return own.length > 0 && own.every(({ id }) => final.has(`${division.id} ${id}`));
  });
}

function audit(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { state, competition }: CompetitionInView,
  facts: { readonly reason: string; readonly orders: number; readonly told: number },
): Promise<void> {
  return auditCompetition(parts, tx, viewer, competition.id, 'competition.canceled', {
    before: { state },
    after: { state: 'canceled', ...facts },
  });
}
