import * as endpoints from '@chalkline/contract/competitions/decisions.endpoints.ts';
import type { NewPenalty } from '@chalkline/contract/competitions/decisions.schema.ts';
import { getLeaderboard, previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, clock, settle } = await testApp();

async function floor(sketch: Parameters<typeof competition>[1] = {}) {
  const made = await competition(parts, { state: 'live', ...sketch });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const workoutIds = made.view.workouts.map(({ id }) => id);
  const [ana, ben] = [await entry(parts, made, { name: 'Ana' }), await entry(parts, made, { name: 'Ben' })];
  const rows = async () => {
    await settle();
    return (await call(getLeaderboard, { params })).data.rows;
  };
  const row = async (name: string) => (await rows()).find((one) => one.name === name);
  const penalize = (body: Partial<NewPenalty> = {}, extras: { as?: string } = { as }) =>
    call(
      endpoints.createPenalty,
      {
        params,
        body: {
          workoutId: workoutIds[0] ?? '',
          entryId: ana.id,
          kind: 'seconds',
          amount: 10,
          reason: 'Stepped off the mat',
          ...body,
        },
      },
      extras,
    );
  return { made, as, params, workoutIds, ana, ben, rows, row, penalize };
}

describe('a penalty', () => {
  it('changes what counts, keeps what was handed in, says why, and can be taken back', async () => {
    const { made, as, params, ana, ben, row, penalize } = await floor();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await score(parts, made, { entryId: ben.id, typed: '9:35' });
    expect((await row('Ana'))?.cells[0]).toMatchObject({ main: '9:30', place: 1, kind: 'scored' });
    const { data } = await penalize();
    expect(data).toMatchObject({ amount: 10, decidedBy: { name: 'Imani Okafor' }, withdrawnAt: null });
    expect((await row('Ana'))?.cells[0]).toMatchObject({
      main: '9:40',
      place: 2,
      original: '9:30',
      penalty: '10 s penalty: Stepped off the mat',
    });
    const withdraw = () =>
      call(
        endpoints.withdrawPenalty,
        { params: { ...params, penaltyId: data.id }, body: { reason: 'The video shows it.' } },
        { as },
      );
    const answers = await Promise.allSettled([withdraw(), withdraw()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(withdraw())).toEqual([409, 'already_withdrawn', undefined]);
    const cell = (await row('Ana'))?.cells[0];
    expect(cell).toMatchObject({ main: '9:30', place: 1 });
    expect(cell).not.toHaveProperty('penalty');
    const listed = await call(endpoints.listPenalties, { params, query: { entryId: ana.id } }, { as });
    expect(listed.data).toMatchObject([{ id: data.id, withdrawnReason: 'The video shows it.' }]);
  });

  it('stays on when the score is corrected, and adds up with others', async () => {
    const { made, ana, workoutIds, row, penalize } = await floor();
    const first = await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await penalize();
    await penalize({ kind: 'percent', amount: 10, reason: 'Twice' });
    await score(parts, made, { entryId: ana.id, typed: '10:00', previousId: first.id, reason: 'Misread' });
    expect(workoutIds).toHaveLength(3);
    expect((await row('Ana'))?.cells[0]).toMatchObject({ main: '11:10', original: '10:00' });
  });

  it('notifies the athlete, with the result before and after', async () => {
    const { made, ana, penalize } = await floor();
    const athlete = await person(parts, { name: 'Ana' });
    await claimEntry(parts, ana, athlete);
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await penalize();
    const told = await call(listNotifications, {}, { as: await signedIn(parts, athlete) });
    expect(told.data[0]).toMatchObject({
      title: 'You got a penalty in Harbor Throwdown, Breakwater',
      text: 'Stepped off the mat. Your score changed from 9:30 to 9:40.',
    });
  });

  /** By what Ana has: nothing that is refused changes it. */
  const refusing = new Map<string | null, Awaited<ReturnType<typeof floor>>>();
  beforeAll(async () => {
    for (const typed of [null, '9:30', 'CAP+12']) {
      const world = await floor();
      if (typed) await score(parts, world.made, { entryId: world.ana.id, typed });
      refusing.set(typed, world);
    }
  });

  it.each([
    ['without a score', {}, null, 'nothing_to_penalize'],
    ['reps of a time', { kind: 'reps', amount: 2 }, '9:30', 'nothing_to_penalize'],
    ['seconds of reps at the cap', {}, 'CAP+12', 'nothing_to_penalize'],
    ['an entry of elsewhere', { entryId: 'nobody' }, '9:30', 'unknown_entry'],
    ['a workout of elsewhere', { workoutId: 'nothing' }, '9:30', 'unknown_workout'],
    ['more than all', { kind: 'percent', amount: 101 }, '9:30', 'invalid'],
    ['half a rep', { kind: 'reps', amount: 0.5 }, 'CAP+12', 'invalid'],
    ['nothing', { amount: 0 }, '9:30', 'too_small'],
    ['no reason', { reason: ' ' }, '9:30', 'too_short'],
  ] as const)('is refused: %s', async (_, body, typed, code) => {
    const world = refusing.get(typed);
    if (!world) throw new Error(`No world has ${typed}.`);
    expect((await failure(world.penalize(body as Partial<NewPenalty>)))[1]).toBe(code);
  });

  it('is for the competition’s people, while it is open', async () => {
    const { penalize, params, as } = await floor();
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(penalize({}, { as: outsider })))[0]).toBe(403);
    expect((await failure(penalize({}, {})))[0]).toBe(401);
    expect((await failure(call(endpoints.listPenalties, { params }, { as: outsider })))[0]).toBe(403);
    expect((await call(endpoints.listPenalties, { params }, { as })).data).toEqual([]);
  });

  it('comes in pages, latest first', async () => {
    const { made, ana, penalize, params, as } = await floor();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    for (const amount of [1, 2, 3]) {
      clock.advance(1000);
      await penalize({ amount });
    }
    const first = await call(endpoints.listPenalties, { params, query: { limit: 2 } }, { as });
    expect(first.data.map(({ amount }) => amount)).toEqual([3, 2]);
    const query = { limit: 2, cursor: first.next ?? '' };
    const second = await call(endpoints.listPenalties, { params, query }, { as });
    expect(second.data.map(({ amount }) => amount)).toEqual([1]);
    expect(second.next).toBeNull();
  });
});

describe('an adjustment', () => {
  it('changes the total and shows with its reason, until it is taken back', async () => {
    const { made, as, params, ana, ben, row } = await floor();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await score(parts, made, { entryId: ben.id, typed: '9:35' });
    const body = { entryId: ana.id, points: -10.5, reason: 'Late to the briefing' };
    const { data } = await call(endpoints.createAdjustment, { params, body }, { as });
    expect(await row('Ana')).toMatchObject({
      place: 2,
      total: 89.5,
      adjustment: -10.5,
      adjustmentReason: 'Late to the briefing',
    });
    const asked = { params: { ...params, adjustmentId: data.id }, body: { reason: 'Was on time' } };
    await call(endpoints.withdrawAdjustment, asked, { as });
    expect(await failure(call(endpoints.withdrawAdjustment, asked, { as }))).toEqual([
      409,
      'already_withdrawn',
      undefined,
    ]);
    const after = await row('Ana');
    expect(after).toMatchObject({ place: 1, total: 100 });
    expect(after).not.toHaveProperty('adjustment');
    const listed = await call(endpoints.listAdjustments, { params }, { as });
    expect(listed.data).toMatchObject([{ points: -10.5, withdrawnReason: 'Was on time' }]);
  });

  let refusing: Awaited<ReturnType<typeof floor>>;
  beforeAll(async () => {
    refusing = await floor();
  });

  it.each([
    [{ points: 0 }, 'invalid'],
    [{ points: 0.0001 }, 'invalid'],
    [{ reason: '' }, 'too_short'],
    [{ entryId: 'nobody' }, 'unknown_entry'],
  ])('is refused: %j', async (wrong, code) => {
    const { as, params, ana } = refusing;
    const body = { entryId: ana.id, points: 5, reason: 'Because', ...wrong };
    expect((await failure(call(endpoints.createAdjustment, { params, body }, { as })))[1]).toBe(code);
  });
});

describe('the organizer’s hand', () => {
  it('parts equals where the competition says so', async () => {
    const { view } = await competition(parts);
    const { made, as, params, ana, ben, rows } = await floor({
      scoring: { ...view.competition.scoring, tie: 'by_hand' },
    });
    for (const { id: entryId } of [ana, ben]) await score(parts, made, { entryId, typed: '9:30' });
    expect((await rows()).map(({ place }) => place)).toEqual([1, 1]);
    const divisionId = made.view.divisions[0]?.id ?? '';
    const order = (entryIds: string[]) =>
      call(endpoints.setTieOrder, { params: { ...params, divisionId }, body: { entryIds } }, { as });
    await order([ben.id, ana.id]);
    expect((await rows()).map(({ name, place }) => [name, place])).toEqual([
      ['Ben', 1],
      ['Ana', 2],
    ]);
    expect((await failure(order([ben.id, params.competitionId])))[1]).toBe('unknown_entry');
    expect((await failure(order(['nobody'])))[1]).toBe('unknown_entry');
    expect((await rows()).map(({ name }) => name)).toEqual(['Ben', 'Ana']);
    await order([]);
    expect((await rows()).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('the ripple of a decision', () => {
  it('is what the decision then does', async () => {
    const { made, as, params, ana, ben, rows, workoutIds, penalize } = await floor();
    const cleo = await entry(parts, made, { name: 'Cleo' });
    await claimEntry(parts, cleo, await person(parts));
    for (const [one, typed] of [
      [ana, '9:30'],
      [ben, '9:35'],
      [cleo, '9:33'],
    ] as const) {
      await score(parts, made, { entryId: one.id, typed });
    }
    const before = await rows();
    const penalty = { kind: 'seconds', amount: 4, reason: 'Short' } as const;
    const change = { kind: 'penalty', workoutId: workoutIds[0] ?? '', entryId: ana.id, penalty } as const;
    const { data } = await call(previewRipple, { params, body: { change } }, { as });
    expect(data).toMatchObject({ changed: 2, withAccount: 1 });
    expect(await rows()).toEqual(before);
    await penalize({ amount: 4 });
    const after = await rows();
    for (const row of data.rows) {
      const told = (list: typeof after) => {
        const found = list.find(({ entryId }) => entryId === row.entryId);
        return { place: found?.place ?? null, points: found?.total ?? null };
      };
      expect([row.before, row.after]).toEqual([told(before), told(after)]);
    }
  });

  it.each([
    [
      'a correction',
      (entryId: string, workoutId: string) => ({ kind: 'score', entryId, workoutId, typed: '1:00' }),
      2,
    ],
    ['an adjustment', (entryId: string) => ({ kind: 'adjustment', entryId, points: 100 }), 2],
    ['a status', (entryId: string) => ({ kind: 'entry_state', entryId, to: 'disqualified' }), 1],
    [
      'nothing new',
      (entryId: string, workoutId: string) => ({ kind: 'score', entryId, workoutId, typed: '9:35' }),
      0,
    ],
  ])('is counted for %s', async (_, changeOf, changed) => {
    const { made, as, params, ana, ben, workoutIds } = await floor();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await score(parts, made, { entryId: ben.id, typed: '9:35' });
    const change = changeOf(ben.id, workoutIds[0] ?? '');
    const { data } = await call(previewRipple, { params, body: { change: change as never } }, { as });
    expect(data.changed).toBe(changed);
  });

  it('shows who is first in a tie before it is broken by hand, and who shares the place again', async () => {
    const scoring = { ...scoringPresets.on_site, tie: 'by_hand' } as const;
    const { made, as, params, ana, ben, rows } = await floor({ scoring });
    const divisionId = ana.divisionId;
    for (const { id } of [ana, ben]) await score(parts, made, { entryId: id, typed: '9:30' });
    const look = async (entryIds: string[], extras: { as?: string } = { as }) =>
      (
        await call(
          previewRipple,
          { params, body: { change: { kind: 'tie_order', divisionId, entryIds } } },
          extras,
        )
      ).data;
    const places = async () => (await rows()).map(({ name, place }) => [name, place]);
    const shared = await places();
    const told = await look([ben.id, ana.id]);
    expect(told.rows.map(({ name, before, after }) => [name, before.place, after.place])).toEqual([
      [ana.name, 1, 2],
    ]);
    expect(await places()).toEqual(shared);
    await call(
      endpoints.setTieOrder,
      { params: { ...params, divisionId }, body: { entryIds: [ben.id, ana.id] } },
      { as },
    );
    expect(await places()).toEqual([
      [ben.name, 1],
      [ana.name, 2],
    ]);
    expect((await look([])).rows.map(({ name, after }) => [name, after.place])).toEqual([[ana.name, 1]]);
    expect(await failure(look([(await entry(parts, await competition(parts))).id]))).toEqual([
      422,
      'unknown_entry',
      'body.change.entryIds',
    ]);
  });

  it('is refused for what cannot be decided, and shown to the competition’s people alone', async () => {
    const { params, as, ana, workoutIds } = await floor();
    const workoutId = workoutIds[0] ?? '';
    const asked = (change: object, token = as) =>
      failure(call(previewRipple, { params, body: { change: change as never } }, { as: token }));
    const slot = { workoutId, entryId: ana.id };
    expect((await asked({ kind: 'score', ...slot, typed: 'soon' }))[1]).toBe('score_unreadable');
    expect((await asked({ kind: 'score', ...slot, typed: '–' }))[1]).toBe('score_empty');
    expect((await asked({ kind: 'penalty_withdrawal', penaltyId: 'none' }))[1]).toBe('unknown_penalty');
    expect((await asked({ kind: 'adjustment', entryId: 'none', points: 1 }))[1]).toBe('unknown_entry');
    const penalty = { kind: 'reps', amount: 1, reason: 'x' };
    expect((await asked({ kind: 'penalty', ...slot, penalty }))[1]).toBe('nothing_to_penalize');
    const outsider = await signedIn(parts, await person(parts));
    expect((await asked({ kind: 'adjustment', entryId: ana.id, points: 1 }, outsider))[0]).toBe(403);
  });
});
