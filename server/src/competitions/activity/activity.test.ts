import { listActivity, undoActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import type { ActivityLine } from '@chalkline/contract/competitions/activity.schema.ts';
import { createAdjustment } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { createPenalty } from '../decisions/penalties.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, settle, clock } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'live' });
  const competitionId = made.view.competition.id;
  const params = { competitionId };
  const as = await signedIn(parts, made.owner);
  const [workoutId = ''] = made.view.workouts.map(({ id }) => id);
  const [ana, ben] = [await entry(parts, made, { name: 'Ana' }), await entry(parts, made, { name: 'Ben' })];
  const log = async (topic?: 'scores' | 'athletes' | 'setup', token = as) =>
    (await call(listActivity, { params, query: { topic } }, { as: token })).data;
  const found = async (search: string, query: { topic?: 'scores'; limit?: number } = {}) =>
    (await call(listActivity, { params, query: { ...query, search } }, { as })).data.map(
      ({ action, entry: of }) => [action, of?.name].filter(Boolean).join(' '),
    );
  const last = async (action: string) => {
    const found = (await log()).find((line) => line.action === action);
    if (!found) throw new Error(`No ${action}.`);
    return found;
  };
  const undo = ({ id }: Pick<ActivityLine, 'id'>, token = as) => {
    clock.advance(1000);
    const body = { reason: 'By mistake' };
    return call(undoActivity, { params: { competitionId, activityId: id }, body }, { as: token });
  };
  const row = async (name: string) => {
    await settle();
    const found = (await call(getLeaderboard, { params })).data.rows.find((one) => one.name === name);
    return (
      found && { status: found.status, total: found.total, typed: found.cells[0]?.kind, place: found.place }
    );
  };
  const record = async (entryId: string, typed: string, previousId: string | null = null) => {
    clock.advance(1000);
    return score(parts, made, { entryId, typed, previousId, reason: previousId === null ? '' : 'Recounted' });
  };
  return { made, params, competitionId, as, workoutId, ana, ben, log, found, last, undo, row, record };
}

it('says who did what, newest first, by topic, without what is inside the audit log', async () => {
  const { made, log, ana, record } = await desk();
  const first = await record(ana.id, '9:30');
  await record(ana.id, '9:40', first.id);
  clock.advance(1000);
  await floor(parts, made, { name: 'Quay' });
  const [newest, corrected, recorded] = await log();
  expect(newest).toMatchObject({ action: 'competition.floor_added', thing: 'Quay', undo: null });
  const entryShown = { id: ana.id, name: 'Ana', bib: ana.bib };
  const actor = { id: made.owner.id, name: made.owner.name };
  expect(corrected).toMatchObject({
    action: 'score.corrected',
    actor,
    entry: entryShown,
    reason: 'Recounted',
    before: '9:30',
    after: '9:40',
    undo: { kind: 'score', change: { typed: '9:30' } },
  });
  expect(recorded).toMatchObject({ action: 'score.recorded', before: null, after: '9:30', undo: null });
  expect((await log('scores')).map(({ action }) => action)).toEqual(['score.corrected', 'score.recorded']);
  expect((await log('setup')).every(({ action }) => action.startsWith('competition.'))).toBe(true);
});

it('is searched by athlete, bib, workout, actor, reason, thing and what was done, and never beyond itself', async () => {
  const { made, ana, ben, found, record } = await desk();
  const first = await record(ana.id, '9:30');
  await record(ana.id, '9:40', first.id);
  await record(ben.id, '9:50');
  clock.advance(1000);
  await floor(parts, made, { name: 'Quáy 7' });
  const other = await desk();
  await other.record(other.ana.id, '9:30');
  const [corrected, recorded, bens] = ['score.corrected Ana', 'score.recorded Ana', 'score.recorded Ben'];
  const all = [bens, corrected, recorded];
  expect(await found('ana score')).toEqual([corrected, recorded]);
  expect(await found(String(ben.bib), { topic: 'scores' })).toEqual([bens]);
  expect(await found('breakw')).toEqual(all);
  expect(await found('imani breakwater')).toEqual(all);
  expect(await found('recount')).toEqual([corrected]);
  expect(await found('correct')).toEqual([corrected]);
  expect(await found('quay')).toEqual(['competition.floor_added']);
  expect(await found('quay', { topic: 'scores' })).toEqual([]);
  for (const typed of ['%', '_', 'scoreId', 'nobody', 'counted']) expect(await found(typed)).toEqual([]);
});

it('undoes scores one after the other, back to none', async () => {
  const { ana, record, last, undo, row, log } = await desk();
  const first = await record(ana.id, '9:30');
  const before = await row('Ana');
  await record(ana.id, '9:40', first.id);
  clock.advance(1000);
  const corrected = await last('score.corrected');
  await undo(corrected);
  expect(await row('Ana')).toEqual(before);
  expect(await failure(undo(corrected))).toEqual([409, 'nothing_to_undo', undefined]);
  expect((await log('scores'))[0]).toMatchObject({ reason: 'By mistake', before: '9:40', after: '9:30' });
});

it('takes a first score away', async () => {
  const { ben, record, last, undo, row } = await desk();
  await record(ben.id, '9:30');
  expect((await last('score.recorded')).undo).toEqual({ kind: 'score', change: null });
  await undo(await last('score.recorded'));
  expect((await row('Ben'))?.typed).toBe('pending');
});

it('undoes withdrawals, penalties, adjustments and published results', async () => {
  const { made, params, competitionId, as, ana, ben, workoutId, record, last, undo, row } = await desk();
  await record(ana.id, '9:30');
  await record(ben.id, '9:35');
  const before = await row('Ana');
  const move = { from: 'active', to: 'withdrawn', reason: 'Injured' } as const;
  await call(moveEntry, { params: { ...params, entryId: ana.id }, body: move }, { as });
  expect((await row('Ana'))?.status).toBe('withdrawn');
  await undo(await last('entry.moved'));
  expect(await row('Ana')).toEqual(before);
  const penalty = { workoutId, entryId: ana.id, kind: 'seconds', amount: 10, reason: 'Short' } as const;
  await createPenalty(parts, made.viewer, competitionId, penalty);
  expect((await row('Ana'))?.place).toBe(2);
  await undo(await last('penalty.given'));
  await call(createAdjustment, { params, body: { entryId: ana.id, points: -50, reason: 'Late' } }, { as });
  expect((await row('Ana'))?.place).toBe(2);
  await undo(await last('adjustment.given'));
  expect(await row('Ana')).toEqual(before);
  const results = [{ divisionId: ana.divisionId, workoutId }];
  await call(movePublications, { params, body: { results, from: 'published', to: 'final' } }, { as });
  expect((await last('competition.results_moved')).undo).toMatchObject({ kind: 'results' });
  await undo(await last('competition.results_moved'));
  expect((await last('competition.results_moved')).before).toBe('final');
});

it('is for owners and managers, and of one competition', async () => {
  const { made, competitionId, ana, record, last, undo, log } = await desk();
  await record(ana.id, '9:30');
  const line = await last('score.recorded');
  const judge = await person(parts);
  await staffMember(parts, made.viewer, competitionId, judge, 'head_judge');
  for (const token of [await signedIn(parts, judge), await signedIn(parts, await person(parts))]) {
    expect(await failure(log(undefined, token))).toEqual([403, 'not_allowed', undefined]);
    expect((await failure(undo(line, token)))[0]).toBe(403);
  }
  const elsewhere = await desk();
  expect(await failure(elsewhere.undo(line))).toEqual([404, 'not_found', undefined]);
  expect(await failure(elsewhere.undo({ id: 'nonsense' }))).toEqual([404, 'not_found', undefined]);
});
