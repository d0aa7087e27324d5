import { randomUUID } from 'node:crypto';
import {
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  copyCompetition,
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { publishHeats, seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { recordJudgeScore } from '@chalkline/contract/competitions/judging.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { createShift, listShifts, takeShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallInput } from '@chalkline/contract/http/endpoint.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { useCard } from '../server/src/competitions/registrations/testing/sale-buyers.ts';
import { insist, type SaleDesk } from '../server/src/competitions/registrations/testing/sale-desk.ts';
import { inParallel } from '../server/src/competitions/registrations/testing/simulated-sale.ts';
import { anyScore, scorings, types } from './weekend-sketch.ts';

export const athletes = 120;
export const divisionCount = 3;
export const workoutCount = 3;
export const refunds = 2;
const judgeCount = 4;
const volunteers = 12;
const shifts = { count: 4, capacity: 2 };

export interface Person {
  readonly token: string;
  readonly personId: string;
}

export interface Athlete extends Person {
  readonly name: string;
  readonly orderId: string;
}

/** A competition, made from last year's, with paid registration open. */
export async function setUp(desk: SaleDesk, owner: Person) {
  const { token } = owner;
  const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  const { data: lastYear } = await insist(desk, token, createCompetition, {
    body: {
      name: 'Harbor Throwdown 2025',
      place: 'Rotterdam',
      country: 'NLD',
      zone: 'UTC',
      startsOn: dayIn(-364),
      endsOn: dayIn(-363),
      divisions: Array.from({ length: divisionCount }, (_, at) => ({
        name: `Division ${at + 1}`,
        capacity: athletes / divisionCount,
      })),
      workouts: types.slice(0, workoutCount).map((type, at) => ({
        name: `Workout ${at + 1}`,
        scoring: scorings[type],
      })),
    },
  });
  const { data: made } = await insist(desk, token, copyCompetition, {
    params: { competitionId: lastYear.id },
    body: { name: 'Harbor Throwdown 2026', startsOn: dayIn(1), endsOn: dayIn(2) },
  });
  const params = { competitionId: made.id };
  const divisionIds = made.divisions.map(({ id }) => id);
  await insist(desk, token, moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  const { data: now } = await insist(desk, token, getRegistrationSettings, { params });
  const { needsPayoutAccount: _, ...usual } = now;
  await insist(desk, token, setRegistrationSettings, {
    params,
    body: {
      ...usual,
      isOpen: true,
      capacity: athletes,
      currency: 'EUR',
      taxRate: 2000,
      holdMinutes: 30,
      refundRule: [{ hoursBefore: 0, rate: 10_000, kept: 500 }],
      divisions: divisionIds.map((divisionId, at) => ({ divisionId, price: 8000 - 500 * at, steps: [] })),
    },
  });
  return { competitionId: made.id, divisionIds, workoutIds: made.workouts.map(({ id }) => id) };
}
export type Weekend = Awaited<ReturnType<typeof setUp>>;

/** Everybody registers and pays; two take their money back. */
export async function register(desk: SaleDesk, { competitionId, divisionIds }: Weekend): Promise<Athlete[]> {
  const all = await inParallel(
    Array.from({ length: athletes }, (_, at) => at),
    8,
    async (at) => {
      const name = `Athlete ${at + 1}`;
      const person = await desk.signIn(name);
      const divisionId = divisionIds[at % divisionIds.length] ?? '';
      const lines = [{ itemId: divisionId, quantity: 1, details: { name } }];
      const draft = { kind: registrationKind, offerId: competitionId, lines };
      return { ...person, name, orderId: await buy(desk, person.token, draft) };
    },
  );
  for (const { token, orderId } of all.slice(0, refunds)) {
    const params = { orderId };
    const { data } = await insist(desk, token, settleOrder, { params });
    const unitIds = data.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await insist(desk, token, refundOrder, { params, body: { unitIds } });
  }
  return all.slice(refunds);
}

export async function buy(
  desk: SaleDesk,
  token: string,
  body: NonNullable<CallInput<typeof placeOrder>['body']>,
): Promise<string> {
  const { data: order } = await insist(desk, token, placeOrder, { body });
  const params = { orderId: order.id };
  const { data: opened } = await insist(desk, token, openPayment, { params });
  await useCard(desk, opened.payment?.clientSecret ?? '', testCards.pays);
  await insist(desk, token, settleOrder, { params });
  return order.id;
}

/** More volunteers than shifts have places. Gives what is wrong afterwards. */
export async function signUpVolunteers(
  desk: SaleDesk,
  owner: Person,
  { competitionId }: Weekend,
): Promise<string[]> {
  const params = { competitionId };
  const starts = Date.now() + day;
  const shiftIds: string[] = [];
  for (let at = 0; at < shifts.count; at += 1) {
    const { data } = await insist(desk, owner.token, createShift, {
      params,
      body: {
        role: 'floor',
        place: `Floor ${at + 1}`,
        details: null,
        capacity: shifts.capacity,
        startsAt: new Date(starts).toISOString(),
        endsAt: new Date(starts + 2 * hour).toISOString(),
      },
    });
    shiftIds.push(data.id);
  }
  await Promise.all(
    Array.from({ length: volunteers }, async (_, at) => {
      const { token } = await desk.signIn(`Volunteer ${at + 1}`);
      for (const shiftId of shiftIds) {
        const isTaken = await insist(desk, token, takeShift, { params: { ...params, shiftId } }).then(
          () => true,
          (failure) => {
            if (failure instanceof CallFailed && failure.code === 'shift_full') return false;
            throw failure;
          },
        );
        if (isTaken) return;
      }
    }),
  );
  const { data } = await insist(desk, owner.token, listShifts, { params });
  const taken = data.map(({ volunteers: some }) => some.length);
  return taken.every((count) => count === shifts.capacity) ? [] : [`the shifts have ${taken} volunteers`];
}

/** Judges with accounts, who may score. */
export async function inviteJudges(desk: SaleDesk, owner: Person, { competitionId }: Weekend) {
  return inParallel(
    Array.from({ length: judgeCount }, (_, at) => at),
    judgeCount,
    async (at) => {
      const judge = await desk.signIn(`Judge ${at + 1}`);
      const { rows } = await desk.database.pool.query<{ email: string }>(
        'select email from accounts.people where id = $1',
        [judge.personId],
      );
      const { data } = await insist(desk, owner.token, inviteStaff, {
        params: { competitionId },
        body: { email: rows[0]?.email ?? '', role: 'scorer' },
      });
      const accepted = { params: { staffInvitationId: data.id }, body: { role: 'scorer' as const } };
      await insist(desk, judge.token, acceptStaffInvitation, accepted);
      return judge;
    },
  );
}

export async function drawHeats(
  desk: SaleDesk,
  { token }: Person,
  { competitionId, divisionIds, workoutIds }: Weekend,
): Promise<void> {
  const params = { competitionId };
  const { data: floor } = await insist(desk, token, createFloor, { params, body: { name: 'A', lanes: 10 } });
  for (const [at, workoutId] of workoutIds.entries()) {
    const plan = { ...params, workoutId };
    const { data } = await insist(desk, token, seedHeats, {
      params: plan,
      body: {
        floorId: floor.id,
        day: new Date(Date.now() + day).toISOString().slice(0, 10),
        startsAt: `${9 + 3 * at}:00`.padStart(5, '0'),
        durationMinutes: 8,
        transitionMinutes: 2,
        restMinutes: 0,
        grouping: 'split',
        divisionIds,
        copyOf: null,
        ranking: 'seed',
        dealing: 'best_last',
        laneOrder: 'in_order',
        version: null,
      },
    });
    await insist(desk, token, publishHeats, { params: plan, body: { version: data.version } });
  }
}

/** Each judge's phone held its scores without a network and sends them in order, all judges at once. */
export async function score(
  desk: SaleDesk,
  judges: readonly Person[],
  { competitionId, workoutIds }: Weekend,
  workout: number,
): Promise<void> {
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `select id from competitions.entries where competition_id = $1 and state = 'active' order by bib, id`,
    [competitionId],
  );
  await Promise.all(
    judges.map(async ({ token }, at) => {
      for (const { id: entryId } of rows.filter((_, index) => index % judges.length === at))
        await insist(desk, token, recordJudgeScore, {
          params: { competitionId, submissionId: randomUUID() },
          body: {
            workoutId: workoutIds[workout] ?? '',
            entryId,
            typed: anyScore(types[workout] ?? 'reps'),
            tiebreaks: [],
            answers: {},
            previousId: null,
            reason: '',
            noReps: 0,
            note: '',
            signature: null,
            enteredAt: new Date().toISOString(),
          },
        });
    }),
  );
}
