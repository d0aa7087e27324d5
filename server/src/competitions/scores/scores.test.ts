import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { boardRowsChanged } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/scores.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { scores } from './scores.table.ts';

const { parts, call, clock, settle, live, database } = await testApp();

/** A live competition with two entries, and the owner's token. */
async function floor() {
  const made = await competition(parts, { state: 'live' });
  const [first, second] = [
    await entry(parts, made, { name: 'Signe Halvorsen', bib: 15 }),
    await entry(parts, made, { name: 'Amara Okonkwo', bib: 16 }),
  ];
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const workoutId = made.view.workouts[0]?.id ?? '';
  const usual = { workoutId, entryId: first.id, previousId: null };
  const record = (body: object, extras: { as?: string; idempotencyKey?: string } = { as }) =>
    call(
      endpoints.recordScore,
      { params, body: { submissionId: crypto.randomUUID(), ...usual, ...body } as never },
      extras,
    );
  const history = (entryId = first.id) =>
    call(endpoints.listScoreHistory, { params, query: { workoutId, entryId } }, { as });
  const divisionId = made.view.divisions[0]?.id ?? '';
  return { made, first, second, as, params, workoutId, divisionId, record, history };
}

describe('recording a score', () => {
  it('gives a receipt with what was understood, and ranks afterwards', async () => {
    const { record, params, made } = await floor();
    clock.advance(60_000);
    const { data } = await record({ typed: 'CAP+12' });
    expect(data).toMatchObject({
      typed: 'CAP+12',
      understood: 'CAP, 12 reps left (138/150)',
      value: { result: { outcome: 'capped', done: 138, left: 12 } },
      previousId: null,
      reason: null,
      receivedAt: clock.now().toISOString(),
      recordedBy: { id: made.owner.id, name: 'Imani Okafor' },
    });
    await settle();
    const leaderboard = await call(getLeaderboard, { params });
    expect(leaderboard.data.rows[0]).toMatchObject({ name: 'Signe Halvorsen', place: 1, total: 100 });
  });

  it('takes tie-breaks from fields of their own', async () => {
    const { record, made } = await floor();
    const { data } = await record({ workoutId: made.view.workouts[2]?.id, typed: '24', tiebreaks: ['4:31'] });
    expect(data).toMatchObject({ typed: '24 tb 4:31', understood: '24 reps, tiebreak 4:31' });
  });

  let refusing: Awaited<ReturnType<typeof floor>>;
  beforeAll(async () => {
    refusing = await floor();
  });

  it.each([
    ['half past nine', 'score_unreadable', 'body.typed'],
    ['CAP+151', 'score_unreadable', 'body.typed'],
    ['DQ', 'score_unreadable', 'body.typed'],
    ['29:12:00', 'score_unclear', 'body.answers'],
    ['', 'score_empty', 'body.typed'],
  ])('does not take %j', async (typed, code, path) => {
    expect(await failure(refusing.record({ typed }))).toEqual([422, code, path]);
  });

  it('takes an unclear text once it is answered', async () => {
    const { record } = await floor();
    const { data } = await record({ typed: '11:12:00', answers: { threeParts: 'minutes' } });
    expect(data.understood).toBe('11:12');
  });

  it('keeps a correction beside what it corrects, with who and why', async () => {
    const { record, history, params, made, first } = await floor();
    const judge = await person(parts, { name: 'Jonas Brandt' });
    await staffMember(parts, made.viewer, params.competitionId, judge);
    const original = await record({ typed: '9:41.28' });
    const correction = { previousId: original.data.id, typed: '9:14.28' };
    expect(await failure(record(correction))).toEqual([422, 'reason_required', 'body.reason']);
    const asJudge = { as: await signedIn(parts, judge) };
    await record({ ...correction, reason: 'Digits swapped' }, asJudge);
    const { data } = await history();
    expect(data.map(({ understood, reason }) => [understood, reason])).toEqual([
      ['9:14.28', 'Digits swapped'],
      ['9:41.28', null],
    ]);
    expect(data[0]?.recordedBy.name).toBe('Jonas Brandt');
    expect(data[0]?.entryId).toBe(first.id);
  });

  it('takes a score away, which can be taken back', async () => {
    const { record, params } = await floor();
    const original = await record({ typed: '9:41' });
    const gone = await record({ typed: '', previousId: original.data.id, reason: 'Wrong athlete' });
    expect(gone.data).toMatchObject({ value: null, understood: '' });
    await settle();
    const empty = await call(getLeaderboard, { params });
    expect(empty.data.rows[0]).toMatchObject({ place: null, total: null });
    await record({ typed: '9:41', previousId: gone.data.id, reason: 'Right athlete after all' });
    await settle();
    const back = await call(getLeaderboard, { params });
    expect(back.data.rows[0]).toMatchObject({ place: 1 });
  });

  it('gives the same receipt to the same submission, under whatever key', async () => {
    const { record, history } = await floor();
    const body = { submissionId: crypto.randomUUID(), typed: '9:41' };
    const receipts = await Promise.all(Array.from({ length: 6 }, () => record(body)));
    expect(new Set(receipts.map(({ data }) => data.id)).size).toBe(1);
    expect((await history()).data).toHaveLength(1);
    expect(await failure(record({ ...body, typed: '9:42' }))).toEqual([
      409,
      'submission_reused',
      'body.submissionId',
    ]);
  });

  it('gets its receipt again also after the end, and nobody else a new one', async () => {
    const { record, params, as } = await floor();
    const sent = { typed: '9:30', submissionId: crypto.randomUUID() };
    const { data } = await record(sent);
    await call(moveCompetition, { params, body: { from: 'live', to: 'finished' } }, { as });
    expect((await record(sent)).data).toEqual(data);
    const closed = [409, 'competition_closed', undefined];
    expect(await failure(record({ ...sent, submissionId: crypto.randomUUID() }))).toEqual(closed);
    const stranger = await signedIn(parts, await person(parts));
    expect(await failure(record(sent, { as: stranger }))).toEqual([403, 'not_allowed', undefined]);
  });

  it('lets one of eight parallel corrections win', async () => {
    const { record, history } = await floor();
    const original = await record({ typed: '10:00' });
    const corrections = Array.from({ length: 8 }, (_, number) =>
      record({ previousId: original.data.id, typed: `9:5${number}`, reason: 'Seen on video' }).then(
        () => 'won',
        (error: { status: number; code: string }) => `${error.status} ${error.code}`,
      ),
    );
    const outcomes = (await Promise.all(corrections)).sort();
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => '409 score_conflict'), 'won']);
    expect((await history()).data).toHaveLength(2);
  });

  it('lets one of two first scores win, and tells the other', async () => {
    const { record, history } = await floor();
    const firsts = await Promise.allSettled([record({ typed: '9:00' }), record({ typed: '9:01' })]);
    expect(firsts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(record({ typed: '9:02' }))).toEqual([409, 'score_conflict', 'body.previousId']);
    expect((await history()).data).toHaveLength(1);
  });

  it('is for its people, while it is open, and for what is in it', async () => {
    const { record, as, params, made } = await floor();
    const outsider = await signedIn(parts, await person(parts));
    expect(await failure(record({ typed: '9:00' }, {}))).toEqual([401, 'not_signed_in', undefined]);
    expect(await failure(record({ typed: '9:00' }, { as: outsider }))).toEqual([
      403,
      'not_allowed',
      undefined,
    ]);
    const other = await floor();
    for (const [wrong, code] of [
      [{ entryId: other.first.id }, 'unknown_entry'],
      [{ workoutId: other.workoutId }, 'unknown_workout'],
      [{ entryId: 'nonsense' }, 'unknown_entry'],
      [{ workoutId: 'nonsense' }, 'unknown_workout'],
    ] as const) {
      expect((await failure(record({ typed: '9:00', ...wrong })))[1]).toBe(code);
    }
    expect((await failure(record({ typed: '9:00', submissionId: 'none' })))[0]).toBe(422);
    await call(moveCompetition, { params, body: { from: 'live', to: 'finished' } }, { as });
    expect(await failure(record({ typed: '9:00' }))).toEqual([409, 'competition_closed', undefined]);
    expect(made.view.competition.id).toBe(params.competitionId);
  });
});

describe('the log of scores', () => {
  it.each([
    ['update', sql`update competitions.scores set typed = 'better'`],
    ['delete', sql`delete from competitions.scores`],
    ['truncate', sql`truncate competitions.scores cascade`],
  ])('refuses to %s', async (_, statement) => {
    const { record } = await floor();
    await record({ typed: '9:41' });
    await expect(database.sql.execute(statement)).rejects.toThrow();
    expect((await database.sql.select().from(scores)).length).toBeGreaterThan(0);
  });
});

describe('the score sheet', () => {
  it('lists entries by bib with their current score, found by bib, words and division', async () => {
    const { record, params, workoutId, as, divisionId, second } = await floor();
    const original = await record({ typed: '9:41' });
    await record({ typed: '9:40', previousId: original.data.id, reason: 'Clock' });
    const sheet = (query: object) =>
      call(endpoints.listScores, { params, query: { workoutId, ...query } }, { as });
    const { data, total } = await sheet({ divisionId });
    expect(total).toBe(2);
    expect(data.map(({ entry: { bib }, score }) => [bib, score?.understood])).toEqual([
      [15, '9:40'],
      [16, undefined],
    ]);
    expect((await sheet({ search: '16' })).data.map((row) => row.entry.id)).toEqual([second.id]);
    expect((await sheet({ search: 'amara' })).data.map((row) => row.entry.id)).toEqual([second.id]);
    const page = await sheet({ limit: 1 });
    const rest = await sheet({ cursor: page.next });
    expect([...page.data, ...rest.data].map(({ entry: { bib } }) => bib)).toEqual([15, 16]);
    const other = await floor();
    expect(await sheet({ divisionId: other.divisionId })).toMatchObject({ data: [], total: 0 });
    const outsider = { as: await signedIn(parts, await person(parts)) };
    const asked = call(endpoints.listScores, { params, query: { workoutId } }, outsider);
    expect(await failure(asked)).toEqual([403, 'not_allowed', undefined]);
  });

  it('lists only who is still awaited, page by page', async () => {
    const { made, record, params, workoutId, as, first, second } = await floor();
    const third = await entry(parts, made, { name: 'Yui Tanabe', bib: 17 });
    const left = await entry(parts, made, { name: 'Ines Carvalho', bib: 18 });
    const move = { from: 'active', to: 'withdrawn' } as const;
    await call(moveEntry, { params: { ...params, entryId: left.id }, body: move }, { as });
    const missing = async (query: object = {}) => {
      const page = await call(
        endpoints.listScores,
        { params, query: { workoutId, missing: 'true', ...query } },
        { as },
      );
      return { ...page, bibs: page.data.map(({ entry: { bib } }) => bib) };
    };
    const original = await record({ typed: '9:41' });
    expect(await missing()).toMatchObject({ bibs: [16, 17], total: 2 });
    const page = await missing({ limit: 1 });
    expect(page).toMatchObject({ bibs: [second.bib], total: 2 });
    expect((await missing({ limit: 1, cursor: page.next })).bibs).toEqual([third.bib]);
    await record({ typed: '', previousId: original.data.id, reason: 'Another lane' });
    expect((await missing()).bibs).toEqual([first.bib, 16, 17]);
  });
});

describe('what follows a score', () => {
  it('tells who watches the changed rows and no others', async () => {
    const { record, divisionId, first, second, params } = await floor();
    const told = () => live.published.filter(({ topic }) => topic === `board:${divisionId}`);
    await record({ typed: '9:41' });
    await record({ typed: '9:58', entryId: second.id });
    await settle();
    const version = told().length;
    const original = await record({ typed: '5', entryId: second.id, workoutId: await otherWorkout() });
    expect(original.data.understood).toBe('5.0 kg (11.02 lb)');
    await settle();
    expect(told()).toHaveLength(version + 1);
    const last = told().at(-1);
    expect(last?.kind).toBe(boardKinds.rows);
    const { head, fromVersion, rows, removed } = boardRowsChanged.parse(last?.data);
    expect([head.version, fromVersion, removed]).toEqual([fromVersion + 1, version, []]);
    // Second is now ahead, so both have moved.
    expect(rows.map(({ entryId, place }) => [entryId, place])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);

    async function otherWorkout() {
      return (await call(getLeaderboard, { params })).data.workouts[1]?.id;
    }
  });

  it('leaves no request behind', async () => {
    await settle();
    expect(await database.sql.select().from(boardRequests)).toEqual([]);
  });
});
