import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { listCuts } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { changeDivision, createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import {
  explainPlace,
  exportBoard,
  previewRipple,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { deleteWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { beforeTheCut, cutFloor, names } from './testing/cut-floor.ts';

const app = await testApp();
const { parts, call, settle } = app;

describe('the line on a board', () => {
  it('says who currently advancing, and proves from final results only', async () => {
    const { set, cutOf, record, final, board, states } = await cutFloor(app);
    await set(cutOf());
    expect((await board()).cut).toMatchObject({ places: 3, advancing: 0, lineAt: null, made: false });
    await record(0);
    expect((await board()).cut).toMatchObject({ advancing: 3, lineAt: 3, lastAbove: 58, firstBelow: 40 });
    expect(await states()).toMatchObject({ Ana: 'above', Cas: 'above', Dee: 'below', Fay: 'below' });
    await final(0);
    // One workout is open, worth 0 to 100: Eve and Fay reach 102 at most, and may still pass everybody at rest.
    expect(new Set(Object.values(await states()))).toEqual(new Set(['above', 'below']));
    await record(1);
    await final(1);
    expect(await states()).toEqual({
      Ana: 'clinched',
      Ben: 'clinched',
      Cas: 'clinched',
      Dee: 'out',
      Eve: 'out',
      Fay: 'out',
    });
  });

  it('says why, and what is enough', async () => {
    const { set, cutOf, record, final, as, params, idOf, workoutIds } = await cutFloor(app);
    await set(cutOf({ rule: { by: 'top', count: 2 } }));
    await record(0);
    await final(0);
    const why = async (name: string) => {
      const query = { divisionId: params.divisionId, entryId: idOf(name) };
      return (await call(explainPlace, { params, query }, { as })).data.sentences;
    };
    expect(await why('Ben')).toContain('The top 2 advance, after Press.');
    expect(await why('Ben')).toContain('Provisional: currently advancing, 2 points above the line.');
    expect(await why('Ana')).toContain(
      'The 2nd place or a better one in Press is enough, whatever the others do.',
    );
    expect(await why('Fay')).toContain(
      'It also depends on others: even the best possible results aren’t enough alone.',
    );
    expect(await why('Ben')).toContain('Not final yet: Press. Only final results prove anything.');
    expect(workoutIds).toHaveLength(3);
  });

  it('is in the file, and its changes are in the ripple', async () => {
    const { as, params, idOf, workoutIds } = await beforeTheCut(app);
    await settle();
    const { data } = await call(exportBoard, { params, query: { divisionId: params.divisionId } });
    expect(data.content.split('\n')[0]).toContain('total,cut,');
    expect(data.content).toContain('Clinched');
    const change = {
      kind: 'score',
      workoutId: workoutIds[1] ?? '',
      entryId: idOf('Dee'),
      typed: '99 kg',
    } as const;
    const ripple = await call(previewRipple, { params, body: { change } }, { as });
    expect(ripple.data.cuts).toMatchObject([
      { name: 'Cas', before: 'clinched', after: 'out' },
      { name: 'Dee', before: 'out', after: 'clinched' },
    ]);
    expect(ripple.data.cutsChanged).toBe(2);
  });

  it('says which later workouts count in the order while the cut waits, and is back once it is made', async () => {
    const { as, record, board, workoutIds, plan, make, states, params } = await beforeTheCut(app);
    const final = workoutIds[2] ?? '';
    expect((await board()).cut).not.toHaveProperty('laterWorkoutIds');
    expect((await plan())?.laterWorkoutIds).toEqual([]);
    // Fay wins it, Ana comes last, and the order is no more that of the cut.
    await record(2, names.toReversed());
    expect((await board()).cut).toMatchObject({ laterWorkoutIds: [final], lineAt: null, made: false });
    expect(await states()).toMatchObject({ Cas: 'clinched', Dee: 'out' });
    expect((await plan())?.laterWorkoutIds).toEqual([final]);
    await make((await plan())?.outcome ?? '');
    expect((await board()).cut).not.toHaveProperty('laterWorkoutIds');
    const { data } = await call(listCuts, { params }, { as });
    expect(data[0]?.laterWorkoutIds).toEqual([]);
  });

  it('doesn’t exist without a cut', async () => {
    const { record, board } = await cutFloor(app);
    await record(0);
    const { cut, rows } = await board();
    expect(cut).toBeUndefined();
    expect(rows[0]).not.toHaveProperty('cut');
  });
});

describe('the setting', () => {
  it('is refused with the field that is wrong', async () => {
    const { set, cutOf, as, params, workoutIds, made } = await cutFloor(app);
    const wrong = async (cut: Partial<Cut>) => failure(set(cutOf(cut)));
    const stranger = crypto.randomUUID();
    expect(await wrong({ afterWorkoutId: stranger })).toEqual([
      422,
      'unknown_workout',
      'body.cuts.0.afterWorkoutId',
    ]);
    expect(await wrong({ rule: { by: 'result', workoutId: workoutIds[2] ?? '', typed: '50 kg' } })).toEqual([
      422,
      'unknown_workout',
      'body.cuts.0.rule.workoutId',
    ]);
    expect(await wrong({ rule: { by: 'result', workoutId: workoutIds[0] ?? '', typed: 'soon' } })).toEqual([
      422,
      'score_unreadable',
      'body.cuts.0.rule.typed',
    ]);
    expect(await wrong({ rule: { by: 'percent', percent: 10, of: 'planned' } })).toEqual([
      422,
      'planned_field_needed',
      'body.cuts.0.rule.of',
    ]);
    expect((await wrong({ rule: { by: 'top', count: 0 } }))[0]).toBe(422);
    expect((await failure(set(cutOf(), cutOf())))[0]).toBe(422);
    await set(cutOf());
    const press = { params: { ...params, workoutId: workoutIds[1] ?? '' } };
    expect(await failure(call(deleteWorkout, press, { as }))).toEqual([409, 'workout_in_use', undefined]);
    expect(made.view.workouts).toHaveLength(3);
  });
});

describe('the cuts of a competition', () => {
  it('are listed for its people, in the order of its divisions and of the workouts', async () => {
    const { as, params, set, cutOf, workoutIds, record } = await cutFloor(app);
    const { competitionId } = params;
    const more = async (name: string) =>
      (await call(createDivision, { params: { competitionId }, body: { name } }, { as })).data.id;
    const [scaled, masters] = [await more('Scaled'), await more('Masters')];
    const final = cutOf({ afterWorkoutId: workoutIds[2] ?? '' });
    await set(final, cutOf());
    const put = { competitionId, divisionId: masters };
    await call(changeDivision, { params: put, body: { cuts: [cutOf()] } }, { as });
    await record(0);
    const { data } = await call(listCuts, { params: { competitionId } }, { as });
    expect(data.map((plan) => [plan.divisionId, workoutIds.indexOf(plan.afterWorkoutId)])).toEqual([
      [params.divisionId, 1],
      [params.divisionId, 2],
      [masters, 1],
    ]);
    expect(data.map(({ divisionId }) => divisionId)).not.toContain(scaled);
    expect(data.map(({ advancing }) => advancing.count)).toEqual([3, 3, 0]);
    const outsider = await signedIn(parts, await person(parts));
    const list = (extras: { as?: string }) => failure(call(listCuts, { params: { competitionId } }, extras));
    expect([(await list({ as: outsider }))[0], (await list({}))[0]]).toEqual([403, 401]);
  });
});

describe('making the cut', () => {
  it('is refused to nobody and outsiders, too early, unseen, and where there is none', async () => {
    const { set, cutOf, record, final, plan, make, undo } = await cutFloor(app);
    const outsider = await signedIn(parts, await person(parts));
    expect(await failure(make('x'))).toEqual([404, 'unknown_cut', undefined]);
    await set(cutOf());
    expect((await failure(make('x', {})))[0]).toBe(401);
    expect((await failure(make('x', { as: outsider })))[0]).toBe(403);
    expect((await failure(undo({ as: outsider })))[0]).toBe(403);
    await record(0);
    await final(0);
    expect((await plan())?.openWorkoutIds).toHaveLength(1);
    expect(await failure(make((await plan())?.outcome ?? ''))).toEqual([409, 'cut_too_early', undefined]);
    await record(1);
    await final(1);
    expect(await failure(make('something else'))).toEqual([409, 'state_changed', undefined]);
  });

  it('cuts who does not go on, once however often and by how many at once', async () => {
    const { plan, make, statuses, states, board, idOf } = await beforeTheCut(app);
    const seen = await plan();
    expect(seen).toMatchObject({ madeAt: null, changes: 3, advancing: { count: 3 }, cut: { count: 3 } });
    expect(seen?.advancing.shown.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cas']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(seen?.outcome ?? '')));
    expect(answers.map(({ data }) => data.changes)).toEqual([0, 0, 0, 0, 0]);
    expect(await statuses()).toMatchObject({
      Ana: 'active',
      Cas: 'active',
      Dee: 'cut',
      Eve: 'cut',
      Fay: 'cut',
    });
    expect(await states()).toMatchObject({ Ana: 'clinched', Dee: undefined });
    const { cut, rows } = await board();
    expect(cut).toMatchObject({ made: true, advancing: 3, lineAt: 3 });
    // Who is cut keeps the place by points.
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    const audited = await listAudit(parts, { subjectKind: 'entry', subjectId: idOf('Dee') }, { limit: 10 });
    expect(audited.data.filter(({ action }) => action === 'entry.moved')).toHaveLength(1);
  });

  it('can be taken back, by several at once, and leaves whom somebody else cut', async () => {
    const { as, params, idOf, plan, make, undo, statuses } = await beforeTheCut(app);
    const alone = {
      params: { ...params, entryId: idOf('Fay') },
      body: { from: 'active', to: 'cut' },
    } as const;
    await call(moveEntry, alone, { as });
    await make((await plan())?.outcome ?? '');
    await Promise.all([undo(), undo(), undo()]);
    expect((await undo()).data).toMatchObject({ madeAt: null, changes: 2 });
    expect(await statuses()).toMatchObject({ Dee: 'active', Eve: 'active', Fay: 'cut' });
    await make((await plan())?.outcome ?? '');
    expect(await statuses()).toMatchObject({ Dee: 'cut', Eve: 'cut', Fay: 'cut' });
  });

  it('stays as it was set until it is taken back', async () => {
    const { set, cutOf, plan, make, undo } = await beforeTheCut(app);
    await make((await plan())?.outcome ?? '');
    expect(await failure(set(cutOf({ rule: { by: 'top', count: 4 } })))).toEqual([
      409,
      'cut_made',
      'body.cuts',
    ]);
    expect(await failure(set())).toEqual([409, 'cut_made', 'body.cuts']);
    await set(cutOf());
    await undo();
    await set();
  });

  it('brings up the next in line where it is set so, and only there', async () => {
    for (const movesUp of [true, false]) {
      const { as, params, idOf, set, cutOf, record, final, plan, make, statuses } = await cutFloor(app);
      await set(cutOf({ movesUp }));
      await record(0);
      await record(1);
      await final(0, 1);
      await make((await plan())?.outcome ?? '');
      const leaves = { from: 'active', to: 'withdrawn' } as const;
      await call(moveEntry, { params: { ...params, entryId: idOf('Ben') }, body: leaves }, { as });
      const now = await plan();
      expect(now?.advancing.shown.map(({ name }) => name)).toEqual(
        movesUp ? ['Ana', 'Cas', 'Dee'] : ['Ana', 'Cas'],
      );
      await make(now?.outcome ?? '');
      expect((await statuses()).Dee).toBe(movesUp ? 'active' : 'cut');
    }
  });
});
