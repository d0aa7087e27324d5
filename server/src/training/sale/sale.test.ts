import {
  getOrder,
  placeOrder,
  quoteOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import type { ProgramPatch } from '@chalkline/contract/programs/program.schema.ts';
import {
  changeProgram,
  getProgram,
  getProgramDraft,
  listCommunityPrograms,
  listPrograms,
  publishProgram,
  withdrawProgram,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import {
  getEnrollment,
  listRunningPrograms,
  startProgram,
} from '@chalkline/contract/training/enrollments.endpoints.ts';
import { answerProgramRequest } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { community } from '../../groups/directory/groups.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { libraryExercise, publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { programRequest } from '../program-requests/program-requests.factory.ts';
import { programDraft } from './programs.factory.ts';

const { parts, call, clock } = await testApp();
clock.set('2026-11-23T09:00:00Z');

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const terms = { startDay: '2026-11-23', weekdays: [1, 3], zone: 'Europe/Berlin' };

/** A coach’s program at 24 euros, and what people do with it. */
async function shop(sketch: Parameters<typeof publishedProgram>[2] = {}) {
  const coach = await person(parts, { accountType: 'trainer', name: 'Fatou Diarra' });
  const asCoach = await signedIn(parts, coach);
  const { id } = await publishedProgram(parts, asViewer(coach), {
    name: 'Engine room',
    price: 2400,
    tree: smallTree(2, 2, libraryExercise('Row')),
    ...sketch,
  });
  const params = { programId: id };
  const buyer = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  const see = async (as?: string) => (await call(getProgram, { params }, as ? { as } : {})).data;
  const order = (as: string, keyed = key()) => call(placeOrder, { body: programDraft(id) }, { as, ...keyed });
  const start = async (as: string) =>
    (await call(startProgram, { params, body: terms }, { as, ...key() })).data;
  const change = async (patch: Omit<ProgramPatch, 'version'>) => {
    const { version } = (await call(getProgramDraft, { params }, { as: asCoach })).data;
    const { data } = await call(changeProgram, { params, body: { version, ...patch } }, { as: asCoach });
    await call(publishProgram, { params, body: { version: data.version } }, { as: asCoach });
  };
  const withdraw = () => call(withdrawProgram, { params }, { as: asCoach });
  return { coach, asCoach, id, buyer, see, order, start, change, withdraw };
}

describe('a paid program', () => {
  it('shows what it costs and nothing of its weeks before it is bought, then all of them', async () => {
    const at = await shop();
    await connectPayouts(parts, at.coach, 'DE');
    const { who, as } = await at.buyer();
    const card = { is_free: 0, price: { amount: 2400, currency: 'EUR' }, number_of_workouts: 4 };
    for (const viewer of [undefined, as]) {
      const seen = await at.see(viewer);
      expect(seen).toMatchObject({ ...card, is_bought: false, isLocked: true, exercises: [] });
      expect(seen.tree).toEqual({ weeks: [] });
    }
    expect(await failure(at.start(as))).toContain('program_not_bought');
    expect((await call(quoteOrder, { body: programDraft(at.id) }, { as })).data).toMatchObject({
      total: 2400,
      currency: 'EUR',
      lines: [{ title: 'Engine room' }],
    });
    await buy(parts, who, programDraft(at.id));
    const bought = await at.see(as);
    expect(bought).toMatchObject({ ...card, is_bought: true, isLocked: false });
    expect(bought.tree.weeks).toHaveLength(2);
    expect(bought.exercises).toHaveLength(1);
    expect((await at.start(as)).schedule).toHaveLength(4);
    // Others see as little as before; its coach sees all of it.
    expect((await at.see((await at.buyer()).as)).isLocked).toBe(true);
    expect(await at.see(at.asCoach)).toMatchObject({ isLocked: false, isMine: true });
    const query = { month: '2026-11', currency: 'EUR' } as const;
    const { data } = await call(getStatement, { params: { as: 'person' }, query }, { as: at.asCoach });
    expect(data).toMatchObject({ sales: 2400, closing: 2400, isBalanced: true });
    const told = async (reader: string) =>
      (await call(listNotifications, { query: {} }, { as: reader })).data.map(({ title, text }) => [
        title,
        text,
      ]);
    expect(await told(at.asCoach)).toContainEqual([`${who.name} bought Engine room`, 'They paid €24.00.']);
    expect(await told(as)).toEqual([]);
  });

  it('is in no search by its exercises, and its exercises in no list of a community', async () => {
    const owner = await person(parts, { accountType: 'trainer' });
    const group = await community(parts, asViewer(owner));
    const program = await publishedProgram(parts, asViewer(owner), {
      name: 'Hidden oars',
      price: 2400,
      communityId: group.id,
      tree: smallTree(1, 1, libraryExercise('Row')),
    });
    const query = { community_id: group.id };
    const { data } = await call(listCommunityPrograms, { query }, {});
    expect(data).toMatchObject([{ id: program.id, is_free: 0, number_of_exercises: 1, workouts: [] }]);
    const found = async (search: string) =>
      (await call(listPrograms, { query: { search, limit: 100 } }, {})).data.map(({ id }) => id);
    expect(await found('Hidden')).toContain(program.id);
    expect(await found('Row')).not.toContain(program.id);
    const own = await signedIn(parts, owner);
    expect((await call(listCommunityPrograms, { query }, { as: own })).data[0]?.workouts).toHaveLength(1);
  });

  it('is listed by its price and to those who bought it', async () => {
    const at = await shop({ name: 'Priced' });
    await connectPayouts(parts, at.coach, 'DE');
    const { who, as } = await at.buyer();
    await buy(parts, who, programDraft(at.id));
    const found = async (price: 'free' | 'paid' | 'bought', by?: string) =>
      (await call(listPrograms, { query: { search: 'Priced', price } }, by ? { as: by } : {})).data.length;
    expect(await found('paid')).toBe(1);
    expect(await found('free')).toBe(0);
    expect(await found('bought', as)).toBe(1);
    expect(await found('bought')).toBe(0);
  });

  it('is sold once to a person, of two orders at once too', async () => {
    const at = await shop();
    await connectPayouts(parts, at.coach, 'DE');
    const { who, as } = await at.buyer();
    const tried = await Promise.allSettled([at.order(as), at.order(as)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const other = await at.buyer();
    await buy(parts, other.who, programDraft(at.id));
    expect(await failure(at.order(other.as))).toEqual([409, 'program_owned', 'body.lines.0']);
    expect(await failure(at.order(at.asCoach))).toEqual([422, 'program_not_sold', 'body.lines.0']);
    const free = await shop({ price: 0 });
    expect(await failure(free.order(as))).toEqual([422, 'program_not_sold', 'body.lines.0']);
    await at.withdraw();
    expect(await failure(at.order((await at.buyer()).as))).toContain(404);
    expect(who.id).not.toBe(other.who.id);
  });

  it('stays with its buyers when it is withdrawn, and comes with its new versions', async () => {
    const at = await shop();
    await connectPayouts(parts, at.coach, 'DE');
    const { who, as } = await at.buyer();
    await buy(parts, who, programDraft(at.id));
    await at.change({ tree: smallTree(3), price: 4900 });
    expect((await at.see(as)).tree.weeks).toHaveLength(3);
    await at.withdraw();
    expect((await at.see(as)).isLocked).toBe(false);
    expect((await at.start(as)).schedule).toHaveLength(3);
    expect(await failure(at.see((await at.buyer()).as))).toContain(404);
    expect((await call(listPrograms, { query: { price: 'bought' } }, { as })).data).toEqual([]);
  });

  it('ends with a refund, once', async () => {
    const at = await shop();
    await connectPayouts(parts, at.coach, 'DE');
    const { who, as } = await at.buyer();
    const orderId = await buy(parts, who, programDraft(at.id));
    const { id: enrollmentId } = await at.start(as);
    const { data: order } = await call(getOrder, { params: { orderId } }, { as: at.asCoach });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const body = { unitIds, takeBack: true, note: 'Sold by mistake' };
    await call(refundOrder, { params: { orderId }, body: body as never }, { as: at.asCoach, ...key() });
    expect(await at.see(as)).toMatchObject({ isLocked: true, is_bought: false });
    expect((await call(listRunningPrograms, {}, { as })).data).toEqual([]);
    expect((await call(getEnrollment, { params: { enrollmentId } }, { as })).data.state).toBe('left');
    // It can be bought again.
    await buy(parts, who, programDraft(at.id));
    expect((await at.see(as)).isLocked).toBe(false);
  });

  it('does not reach those who began it while it was free', async () => {
    const at = await shop({ price: 0 });
    const { as } = await at.buyer();
    const { id: enrollmentId } = await at.start(as);
    const newer = async () => (await call(getEnrollment, { params: { enrollmentId } }, { as })).data.newer;
    await at.change({ tree: smallTree(3) });
    expect(await newer()).not.toBeNull();
    await at.change({ price: 2400 });
    expect(await newer()).toBeNull();
  });

  it('is given by its coach without a payment', async () => {
    const at = await shop();
    const { who, as } = await at.buyer();
    const request = await programRequest(parts, asViewer(who), at.id, {});
    await call(
      answerProgramRequest,
      { params: { programRequestId: request.id }, body: { to: 'accepted', ...terms } },
      { as: at.asCoach },
    );
    expect(await at.see(as)).toMatchObject({ isLocked: false, is_bought: true });
    expect(await failure(at.order(as))).toContain('program_owned');
  });

  it('has a price that a provider takes', async () => {
    const at = await shop();
    const params = { programId: at.id };
    const { version } = (await call(getProgramDraft, { params }, { as: at.asCoach })).data;
    const set = (price: number, currency: 'EUR' | 'HUF' = 'EUR') =>
      call(changeProgram, { params, body: { version, price, currency } }, { as: at.asCoach });
    expect(await failure(set(20))).toEqual([422, 'amount_below_minimum', 'body.price']);
    expect(await failure(set(-1))).toContain(422);
  });
});
