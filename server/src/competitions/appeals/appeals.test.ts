import * as endpoints from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createPenalty, listPenalties } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { listScoreHistory, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { appealWindow } from './appeals.factory.ts';

const { parts, call, clock, settle } = await testApp();

/** A floor where Ingunn got 9:12 and Mara 9:05, with a head judge and a scorer. Results can be appealed for an hour. */
async function floor(sketch: Parameters<typeof competition>[1] = {}) {
  const made = await competition(parts, { state: 'live', ...sketch });
  await appealWindow(parts, made);
  const competitionId = made.view.competition.id;
  const workoutId = made.view.workouts[0]?.id ?? '';
  const own = await entry(parts, made, { name: 'Ingunn Bakke' });
  const rival = await entry(parts, made, { name: 'Mara Lind' });
  const ingunn = await person(parts, { name: 'Ingunn Bakke' });
  await claimEntry(parts, own, ingunn);
  const staff = async (name: string, role: Parameters<typeof staffMember>[4]) => {
    const one = await person(parts, { name });
    await staffMember(parts, made.viewer, competitionId, one, role);
    return { who: one, token: await signedIn(parts, one) };
  };
  const judge = await staff('Noor Achterberg', 'head_judge');
  const scorer = await staff('Jo Park', 'scorer');
  const recorded = await score(parts, made, { entryId: own.id, typed: '9:12' });
  await score(parts, made, { entryId: rival.id, typed: '9:05' });
  const params = { competitionId };
  const athlete = await signedIn(parts, ingunn);
  const appeal = (change: object = {}, as = athlete, key?: string) =>
    call(
      endpoints.createAppeal,
      { params, body: { workoutId, entryId: own.id, text: 'I finished at 9:02.', ...change } },
      { as, ...(key && { idempotencyKey: key }) },
    ).then(({ data }) => data);
  const say = (appealId: string, text: string, as: string) =>
    call(endpoints.addAppealMessage, { params: { competitionId, appealId }, body: { text } }, { as }).then(
      ({ data }) => data,
    );
  const decide = (appealId: string, body: object, as = judge.token) =>
    call(endpoints.decideAppeal, { params: { competitionId, appealId }, body: body as never }, { as }).then(
      ({ data }) => data,
    );
  const undo = (appealId: string, as = judge.token) =>
    call(
      endpoints.undoAppealDecision,
      { params: { competitionId, appealId }, body: { reason: 'Wrong athlete' } },
      { as },
    ).then(({ data }) => data);
  const mine = async (as = athlete) =>
    (await call(endpoints.listOwnAppeals, { params, query: { workoutId } }, { as })).data[0];
  const list = async (which: 'open' | 'decided' = 'open', as = judge.token) =>
    (await call(endpoints.listAppeals, { params, query: { list: which } }, { as })).data;
  const cell = async () => {
    await settle();
    const { rows } = (await call(getLeaderboard, { params })).data;
    return rows.find(({ entryId }) => entryId === own.id)?.cells[0];
  };
  const notices = async (as: string) => (await call(listNotifications, {}, { as })).data;
  const uphold = { outcome: 'upheld', reason: 'The video shows 9:02.' };
  const corrected = { kind: 'score', typed: '9:02', previousId: recorded.id };
  return {
    made,
    competitionId,
    workoutId,
    own,
    rival,
    ingunn,
    athlete,
    judge,
    scorer,
    recorded,
    appeal,
    say,
    decide,
    undo,
    mine,
    list,
    cell,
    notices,
    uphold,
    corrected,
    staff,
  };
}

describe('an appeal', () => {
  it('goes back and forth, is upheld with another score, and can be undone', async () => {
    const at = await floor();
    expect(await at.mine()).toMatchObject({
      hurdle: null,
      appeal: null,
      until: new Date(at.recorded.receivedAt.getTime() + hour).toISOString(),
    });
    const made = await at.appeal({ link: 'https://video.example/9f2' });
    expect(made).toMatchObject({
      state: 'open',
      messages: [{ isStaff: false, author: 'Ingunn Bakke', link: 'https://video.example/9f2' }],
    });
    expect((await at.notices(at.judge.token))[0]?.title).toMatch(/Ingunn Bakke appealed their result in /);
    await at.say(made.id, 'Which rep?', at.scorer.token);
    expect((await at.notices(at.athlete))[0]).toMatchObject({ text: 'Which rep?' });
    await at.say(made.id, 'The last one.', at.athlete);
    // The athlete doesn't read who of the staff wrote.
    expect((await at.mine())?.appeal?.messages.map(({ author }) => author)).toEqual([
      'Ingunn Bakke',
      null,
      'Ingunn Bakke',
    ]);
    expect(await at.list()).toMatchObject([
      {
        id: made.id,
        entry: { name: 'Ingunn Bakke' },
        score: { shown: '9:12' },
        canDecide: true,
        messages: [{}, { author: 'Jo Park' }, {}],
      },
    ]);
    clock.advance(minute);
    const decided = await at.decide(made.id, { ...at.uphold, change: at.corrected });
    expect(decided).toMatchObject({ state: 'upheld', changed: 'score', score: { shown: '9:02' } });
    expect(decided.undoChange).toMatchObject({ kind: 'score', entryId: at.own.id, typed: '9:12' });
    expect(await at.cell()).toMatchObject({ main: '9:02', place: 1 });
    expect(await at.mine()).toMatchObject({
      hurdle: 'appealed',
      appeal: { state: 'upheld', reason: 'The video shows 9:02.' },
    });
    expect((await at.notices(at.athlete))[0]?.title).toMatch(/was upheld$/);
    expect(await failure(at.say(made.id, 'Thanks', at.athlete))).toEqual([409, 'appeal_closed', undefined]);
    expect([await at.list(), (await at.list('decided')).length]).toEqual([[], 1]);

    const undone = { state: 'open', changed: null, reason: '', undoChange: null };
    expect(await at.undo(made.id)).toMatchObject(undone);
    expect(await at.cell()).toMatchObject({ main: '9:12', place: 2 });
    const query = { workoutId: at.workoutId, entryId: at.own.id };
    const history = (
      await call(
        listScoreHistory,
        { params: { competitionId: at.competitionId }, query },
        { as: at.judge.token },
      )
    ).data;
    expect(history.map(({ typed }) => typed)).toEqual(['9:12', '9:02', '9:12']);
    expect(await failure(at.undo(made.id))).toEqual([409, 'appeal_open', undefined]);
  });

  it('can remove a penalty, which an undo gives again', async () => {
    const at = await floor();
    const params = { competitionId: at.competitionId };
    const penalty = {
      workoutId: at.workoutId,
      entryId: at.own.id,
      kind: 'seconds',
      amount: 5,
      reason: 'Rep',
    };
    const given = await call(createPenalty, { params, body: penalty as never }, { as: at.judge.token });
    const other = { ...penalty, entryId: at.rival.id };
    const elsewhere = await call(createPenalty, { params, body: other as never }, { as: at.judge.token });
    const { id } = await at.appeal();
    const removing = (penaltyId: string) => ({
      ...at.uphold,
      change: { kind: 'penalty_withdrawal', penaltyId },
    });
    expect(await failure(at.decide(id, removing(elsewhere.data.id)))).toEqual([
      422,
      'unknown_penalty',
      'body.change.penaltyId',
    ]);
    expect((await at.list())[0]?.penalties).toMatchObject([{ id: given.data.id, amount: 5 }]);
    const titles = async () => (await at.notices(at.athlete)).map(({ title }) => title);
    const before = await titles();
    expect(await at.decide(id, removing(given.data.id))).toMatchObject({
      changed: 'penalty_withdrawal',
      penalties: [],
      undoChange: { kind: 'penalty', penalty: { kind: 'seconds', amount: 5, reason: 'Rep' } },
    });
    expect(await at.cell()).toMatchObject({ main: '9:12' });
    // One decision, one notification.
    expect(await titles()).toEqual([expect.stringMatching(/was upheld$/), ...before]);
    await at.undo(id);
    expect(await at.cell()).toMatchObject({ main: '9:17' });
    expect((await titles()).slice(2)).toEqual(before);
    const all = (await call(listPenalties, { params, query: {} }, { as: at.judge.token })).data;
    expect(all.filter((one) => one.entryId === at.own.id && one.withdrawnAt === null)).toHaveLength(1);
  });

  it('is one per entry and workout, of two at once one, and also after it was withdrawn', async () => {
    const at = await floor();
    const key = crypto.randomUUID();
    const answers = await Promise.allSettled([at.appeal({}, at.athlete, key), at.appeal(), at.appeal()]);
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(made).toHaveLength(1);
    expect(await at.list()).toHaveLength(1);
    const params = { competitionId: at.competitionId, appealId: made[0] ?? '' };
    expect(await failure(call(endpoints.withdrawAppeal, { params }, { as: at.scorer.token }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    const { data } = await call(endpoints.withdrawAppeal, { params }, { as: at.athlete });
    expect(data.state).toBe('withdrawn');
    expect(await failure(at.appeal())).toEqual([409, 'already_appealed', 'body.entryId']);
    expect(await failure(at.decide(params.appealId, at.uphold))).toEqual([409, 'appeal_closed', undefined]);
  });

  it('is taken until the server’s time says no, counted from the last change', async () => {
    const at = await floor();
    clock.advance(50 * minute);
    const params = { competitionId: at.competitionId };
    const penalty = {
      workoutId: at.workoutId,
      entryId: at.own.id,
      kind: 'seconds',
      amount: 5,
      reason: 'Rep',
    };
    await call(createPenalty, { params, body: penalty as never }, { as: at.judge.token });
    clock.advance(59 * minute);
    expect(await at.mine()).toMatchObject({ hurdle: null });
    clock.advance(minute);
    expect(await at.mine()).toMatchObject({ hurdle: 'late' });
    expect(await failure(at.appeal())).toEqual([422, 'appeal_late', 'body.workoutId']);
    const off = { params, body: { minutes: null } };
    await call(endpoints.setAppealWindow, off, { as: await signedIn(parts, at.made.owner) });
    expect(await failure(at.appeal())).toEqual([422, 'appeals_off', 'body.workoutId']);
    expect((await call(endpoints.getAppealWindow, { params })).data).toEqual({ minutes: null });
  });

  it('ends with the competition, which isn’t finished while an appeal is open', async () => {
    const at = await floor();
    const { id } = await at.appeal();
    const mara = await person(parts, { name: 'Mara Lind' });
    await claimEntry(parts, at.rival, mara);
    const as = await signedIn(parts, at.made.owner);
    const params = { competitionId: at.competitionId };
    const finish = () => call(moveCompetition, { params, body: { from: 'live', to: 'finished' } }, { as });
    expect(await failure(finish())).toEqual([409, 'appeals_open', undefined]);
    await at.decide(id, { outcome: 'denied', reason: 'The video shows 9:12.', change: null });
    await finish();
    const hers = await signedIn(parts, mara);
    expect(await at.mine(hers)).toMatchObject({ hurdle: 'over' });
    expect((await failure(at.appeal({ entryId: at.rival.id }, hers)))[1]).toBe('competition_closed');
  });

  it('waits until the result is published', async () => {
    const at = await floor({ showResults: 'when_published' });
    expect(await failure(at.appeal())).toEqual([422, 'nothing_to_appeal', 'body.entryId']);
    clock.advance(2 * hour);
    const results = [{ divisionId: at.own.divisionId, workoutId: at.workoutId }];
    const body = { results, from: 'draft', to: 'published' } as const;
    await call(
      movePublications,
      { params: { competitionId: at.competitionId }, body },
      { as: at.judge.token },
    );
    expect(await at.mine()).toMatchObject({ hurdle: null });
    clock.advance(hour);
    expect(await at.mine()).toMatchObject({ hurdle: 'late' });
  });
});

describe('a decision', () => {
  it('is one of two at once, and never overwrites a score that changed since', async () => {
    const at = await floor();
    const { id } = await at.appeal();
    const params = { competitionId: at.competitionId };
    const body = {
      submissionId: crypto.randomUUID(),
      workoutId: at.workoutId,
      entryId: at.own.id,
      typed: '9:10',
      previousId: at.recorded.id,
      reason: 'Clock',
    };
    await call(recordScore, { params, body }, { as: at.scorer.token });
    expect(await failure(at.decide(id, { ...at.uphold, change: at.corrected }))).toEqual([
      409,
      'score_conflict',
      'body.previousId',
    ]);
    const denied = { outcome: 'denied', reason: 'The judge saw it.' };
    const answers = await Promise.allSettled([at.decide(id, denied), at.decide(id, at.uphold)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await at.cell()).toMatchObject({ main: '9:10' });
    const nonsense = { ...denied, change: { ...at.corrected } };
    expect(await failure(at.decide(id, nonsense))).toEqual([422, 'invalid', 'body.change']);
  });

  it('is never by a scorer, an outsider or who competes in the entry', async () => {
    const at = await floor();
    const { id } = await at.appeal();
    expect((await at.list('open', at.scorer.token))[0]?.canDecide).toBe(false);
    expect((await failure(at.decide(id, at.uphold, at.scorer.token))).slice(0, 2)).toEqual([
      403,
      'not_allowed',
    ]);
    const stranger = await signedIn(parts, await person(parts));
    expect((await failure(at.decide(id, at.uphold, stranger))).slice(0, 2)).toEqual([403, 'not_allowed']);
    expect((await failure(at.say(id, 'Me too', stranger))).slice(0, 2)).toEqual([404, 'not_found']);
    expect((await failure(at.appeal({}, stranger))).slice(0, 2)).toEqual([422, 'unknown_entry']);
    expect((await failure(at.list('open', stranger))).slice(0, 2)).toEqual([403, 'not_allowed']);
    await staffMember(parts, at.made.viewer, at.competitionId, at.ingunn, 'head_judge');
    expect((await at.list('open', at.athlete))[0]).toMatchObject({ isOwn: true, canDecide: false });
    expect((await failure(at.decide(id, at.uphold, at.athlete))).slice(0, 2)).toEqual([409, 'own_appeal']);
    const elsewhere = await floor();
    expect((await failure(elsewhere.decide(id, at.uphold))).slice(0, 2)).toEqual([404, 'not_found']);
  });
});
