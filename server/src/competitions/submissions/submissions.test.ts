import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { upload } from '../../uploads/uploads.factory.ts';
import { asViewer, competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { submissionWindow } from './submissions.factory.ts';

const { app, parts, call, clock, settle } = await testApp();

/** Status and code of a refusal. */
async function codeOf(refused: Promise<unknown>): Promise<[number, string]> {
  const [status, code] = await failure(refused);
  return [status, code];
}

/** A qualifier that is on: one athlete with an account, a reviewer, and the owner. */
async function qualifier(window: Parameters<typeof submissionWindow>[2] = {}) {
  const made = await competition(parts, { state: 'live' });
  await submissionWindow(parts, made, window);
  const competitionId = made.view.competition.id;
  const workoutId = made.view.workouts[0]?.id ?? '';
  const own = await entry(parts, made, { name: 'Ingunn Bakke' });
  const who = await person(parts, { name: 'Ingunn Bakke' });
  await claimEntry(parts, own, who);
  const athlete = { who, token: await signedIn(parts, who) };
  const noor = await person(parts, { name: 'Noor Achterberg' });
  await staffMember(parts, made.viewer, competitionId, noor, 'scorer');
  const reviewer = await signedIn(parts, noor);
  const body = { workoutId, entryId: own.id, typed: '9:12', video: 'https://video.example/9f2' };
  const submit = (
    change: Partial<typeof body> & { pictureId?: string } = {},
    { as = athlete.token, id = crypto.randomUUID() as string } = {},
  ) =>
    call(
      endpoints.submitResult,
      { params: { competitionId, submissionId: id }, body: { ...body, ...change } },
      { as },
    ).then(({ data }) => data);
  const review = (submissionId: string, decision: object, as = reviewer) =>
    call(
      endpoints.reviewSubmission,
      { params: { competitionId, submissionId }, body: decision as never },
      { as },
    ).then(({ data }) => data);
  const list = async (which: 'open' | 'mine' | 'done' = 'open', as = reviewer) =>
    (await call(endpoints.listSubmissions, { params: { competitionId }, query: { list: which } }, { as }))
      .data;
  const mine = async () =>
    (
      await call(
        endpoints.listOwnSubmissions,
        { params: { competitionId }, query: { workoutId } },
        { as: athlete.token },
      )
    ).data[0];
  const cell = async () => {
    await settle();
    const { rows } = (await call(getLeaderboard, { params: { competitionId } })).data;
    return rows.find(({ entryId }) => entryId === own.id)?.cells[0];
  };
  const history = async () =>
    (
      await call(
        listScoreHistory,
        { params: { competitionId }, query: { workoutId, entryId: own.id } },
        { as: reviewer },
      )
    ).data;
  const notices = async () => (await call(listNotifications, {}, { as: athlete.token })).data;
  return {
    made,
    competitionId,
    workoutId,
    own,
    athlete,
    reviewer,
    submit,
    review,
    list,
    mine,
    cell,
    history,
    notices,
  };
}

describe('submitting a result', () => {
  it('counts at once, waits for a review, and gives the same receipt again', async () => {
    const { submit, list, mine, cell, history } = await qualifier();
    const id = crypto.randomUUID();
    const [first, again] = await Promise.all([submit({}, { id }), submit({}, { id })]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ state: 'open', typed: '9:12', understood: '9:12' });
    expect(await cell()).toMatchObject({ main: '9:12', place: 1 });
    expect(await history()).toHaveLength(1);
    expect(await list()).toMatchObject([
      {
        id,
        isCurrent: true,
        isOwn: false,
        entry: { name: 'Ingunn Bakke', divisionName: 'Women Rx' },
        submittedBy: { name: 'Ingunn Bakke' },
        ranked: { place: 1 },
      },
    ]);
    expect(await mine()).toMatchObject({ hurdle: null, submission: { id } });
    expect(await failure(submit({ typed: '8:00' }, { id }))).toEqual([
      409,
      'submission_reused',
      'body.submissionId',
    ]);
  });

  it('replaces the one before, of two at once one', async () => {
    const { submit, list, cell, history } = await qualifier();
    await submit();
    const answers = await Promise.allSettled([submit({ typed: '9:05' }), submit({ typed: '9:01' })]);
    const taken = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeGreaterThan(0);
    expect(await list()).toHaveLength(1);
    const [current] = await history();
    expect((await list())[0]).toMatchObject({ typed: current?.typed, scoreId: current?.id });
    expect((await cell())?.main).toBe(current?.typed);
    expect(await history()).toHaveLength(1 + taken);
  });

  it('is taken until the server’s time of receipt says no', async () => {
    const opensAt = new Date(clock.now().getTime() + hour).toISOString();
    const { submit, mine } = await qualifier({ opensAt });
    expect(await failure(submit())).toEqual([422, 'submissions_not_open', 'body.workoutId']);
    expect(await mine()).toMatchObject({ hurdle: 'not_open', submission: null });
    clock.advance(hour);
    const id = crypto.randomUUID();
    const first = await submit({}, { id });
    clock.advance(3 * day);
    expect(await failure(submit())).toEqual([422, 'submissions_closed', 'body.workoutId']);
    expect(await mine()).toMatchObject({ hurdle: 'closed', submission: { id } });
    // A receipt that was lost comes again, also after the deadline.
    expect(await submit({}, { id })).toEqual(first);
  });

  it('is refused for what cannot be, and for who does not compete in it', async () => {
    const { made, submit, own, competitionId } = await qualifier({ needsVideo: true });
    const other = await entry(parts, made, { name: 'Duc Anh Phan' });
    const stranger = await signedIn(parts, await person(parts));
    expect(await failure(submit({ video: null as never }))).toEqual([422, 'video_required', 'body.video']);
    expect(await codeOf(submit({ video: 'http://video.example/1' }))).toEqual([422, 'bad_format']);
    expect(await failure(submit({ typed: '' }))).toEqual([422, 'score_empty', 'body.typed']);
    expect(await failure(submit({ typed: 'fast' }))).toEqual([422, 'score_unreadable', 'body.typed']);
    expect(await codeOf(submit({ entryId: other.id }))).toEqual([422, 'unknown_entry']);
    expect(await codeOf(submit({}, { as: stranger }))).toEqual([422, 'unknown_entry']);
    expect(await codeOf(submit({ workoutId: competitionId }))).toEqual([422, 'unknown_workout']);
    const [, crane] = made.view.workouts;
    expect(await codeOf(submit({ workoutId: crane?.id ?? '', typed: '80 kg' }))).toEqual([
      422,
      'submissions_not_open',
    ]);
    await score(parts, made, { entryId: own.id, typed: '9:40' });
    expect(await failure(submit())).toEqual([409, 'score_recorded_by_staff', 'body.typed']);
  });

  it('shows the picture of the scorecard to athlete and reviewers only', async () => {
    const { submit, athlete, reviewer, list } = await qualifier();
    const { id: pictureId } = await upload(parts, asViewer(athlete.who));
    const { picturePath } = await submit({ pictureId });
    const [open] = await list();
    expect(open?.picturePath).not.toBeNull();
    const url = imageAddress((picturePath ?? '').split('?')[0] ?? '');
    const statusFor = async (as: string) =>
      (await app.inject({ url, headers: { authorization: `Bearer ${as}` } })).statusCode;
    expect(await statusFor(await signedIn(parts, await person(parts)))).toBe(404);
    expect([await statusFor(athlete.token), await statusFor(reviewer)]).toEqual([200, 200]);
  });
});

describe('a review', () => {
  it('accepts, and tells the athlete', async () => {
    const { submit, review, list, mine, notices } = await qualifier();
    const { id } = await submit();
    expect(await review(id, { verdict: 'accepted' })).toMatchObject({
      state: 'accepted',
      reviewer: { name: 'Noor Achterberg' },
    });
    expect(await list()).toEqual([]);
    expect(await list('done')).toMatchObject([{ id }]);
    expect(await mine()).toMatchObject({ hurdle: 'reviewed', submission: { state: 'accepted' } });
    expect(await notices()).toMatchObject([
      { title: 'Your result in Harbor Throwdown, Breakwater was accepted' },
    ]);
    expect(await codeOf(submit())).toEqual([409, 'already_reviewed']);
  });

  it('adjusts by the sum of the marks, keeps what was submitted, and can be undone', async () => {
    const { submit, review, cell, mine, competitionId, reviewer, notices } = await qualifier();
    const { id } = await submit();
    const marks = [
      { at: 70, text: 'No rep, thruster 11: hips not open', amount: 5 },
      { at: 276, text: 'Stepped over, allowed', amount: 0 },
      { at: 402, text: 'No rep, thruster 62', amount: 5.5 },
    ];
    expect(await failure(review(id, { verdict: 'adjusted', marks }))).toEqual([
      422,
      'reason_required',
      'body.reason',
    ]);
    const reason = 'Two no reps';
    expect(await codeOf(review(id, { verdict: 'adjusted', marks: [marks[1]], reason }))).toEqual([
      422,
      'nothing_to_penalize',
    ]);
    expect(
      await review(id, { verdict: 'adjusted', marks, reason, staffNote: 'Second angle agrees' }),
    ).toMatchObject({
      undoChange: { kind: 'penalty_withdrawal', penaltyId: expect.any(String) },
    });
    expect(await cell()).toMatchObject({ main: '9:22.50', original: '9:12' });
    // One decision, one notification.
    expect((await notices()).map(({ title }) => title)).toEqual([expect.stringMatching(/was adjusted$/)]);
    const own = await mine();
    expect(own?.submission).toMatchObject({ state: 'adjusted', marks, reason });
    expect(JSON.stringify(own)).not.toContain('Second angle');
    await call(
      endpoints.undoReview,
      { params: { competitionId, submissionId: id }, body: { reason: 'Wrong athlete' } },
      { as: reviewer },
    );
    expect(await cell()).toMatchObject({ main: '9:12' });
    expect(await mine()).toMatchObject({
      hurdle: null,
      submission: { state: 'open', marks: [], reason: '' },
    });
  });

  it('rejects with a reason; then the athlete submits again, or it is undone', async () => {
    const { submit, review, cell, mine, competitionId, reviewer, history } = await qualifier();
    const { id } = await submit();
    expect(await failure(review(id, { verdict: 'rejected' }))).toEqual([
      422,
      'reason_required',
      'body.reason',
    ]);
    expect(await review(id, { verdict: 'rejected', reason: 'The video doesn’t open' })).toMatchObject({
      undoChange: { kind: 'score', typed: '9:12' },
    });
    expect((await cell())?.main ?? '').not.toBe('9:12');
    const params = { competitionId, submissionId: id };
    const undo = () =>
      call(endpoints.undoReview, { params, body: { reason: 'It opens now' } }, { as: reviewer });
    await undo();
    expect(await cell()).toMatchObject({ main: '9:12' });
    expect(await codeOf(undo())).toEqual([409, 'not_reviewed']);
    await review(id, { verdict: 'rejected', reason: 'The clock isn’t in the picture' });
    expect(await mine()).toMatchObject({ hurdle: null, submission: { state: 'rejected' } });
    await submit({ typed: '9:30' });
    expect(await cell()).toMatchObject({ main: '9:30' });
    expect((await history()).map(({ typed }) => typed)).toEqual(['9:30', '', '9:12', '', '9:12']);
    expect(await codeOf(undo())).toEqual([409, 'not_reviewed']);
  });

  it('zeroes what is handed in and worth nothing, once and for all until it is undone', async () => {
    const { submit, review, cell, mine, competitionId, reviewer, history } = await qualifier();
    const { id } = await submit();
    expect(await codeOf(review(id, { verdict: 'zeroed' }))).toEqual([422, 'reason_required']);
    const [reason, params] = ['Wrong movement', { competitionId, submissionId: id }];
    const both = [review(id, { verdict: 'zeroed', reason }), review(id, { verdict: 'zeroed', reason })];
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await cell()).toMatchObject({ kind: 'zeroed', main: 'Zeroed' });
    expect(await mine()).toMatchObject({ hurdle: 'reviewed', submission: { state: 'zeroed', reason } });
    expect(await codeOf(submit({ typed: '9:30' }))).toEqual([409, 'already_reviewed']);
    await call(endpoints.undoReview, { params, body: { reason: 'Right after all' } }, { as: reviewer });
    expect(await cell()).toMatchObject({ kind: 'scored', main: '9:12' });
    expect((await history()).map(({ typed }) => typed)).toEqual(['9:12', 'Zeroed', '9:12']);
  });

  it('is one of two at once, and never by who competes or has no right', async () => {
    const { made, submit, review, athlete, competitionId, cell } = await qualifier();
    const { id } = await submit();
    const stranger = await signedIn(parts, await person(parts));
    expect(await codeOf(review(id, { verdict: 'accepted' }, athlete.token))).toEqual([403, 'not_allowed']);
    expect(await codeOf(review(id, { verdict: 'accepted' }, stranger))).toEqual([403, 'not_allowed']);
    await staffMember(parts, made.viewer, competitionId, athlete.who, 'scorer');
    expect(await codeOf(review(id, { verdict: 'accepted' }, athlete.token))).toEqual([409, 'own_submission']);
    const marks = [{ at: 1, text: 'No rep', amount: 10 }];
    const adjust = () => review(id, { verdict: 'adjusted', marks, reason: 'No rep' });
    const answers = await Promise.allSettled([adjust(), adjust(), adjust()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cell()).toMatchObject({ main: '9:22' });
  });

  it('is refused when the staff corrected the score since', async () => {
    const { made, own, submit, review, list } = await qualifier();
    const { id } = await submit();
    const [open] = await list();
    await score(parts, made, {
      entryId: own.id,
      typed: '9:20',
      reason: 'Misread',
      previousId: open?.scoreId ?? null,
    });
    expect((await list())[0]).toMatchObject({ isCurrent: false });
    expect(await codeOf(review(id, { verdict: 'rejected', reason: 'No' }))).toEqual([409, 'score_conflict']);
    expect(await review(id, { verdict: 'accepted' })).toMatchObject({ state: 'accepted' });
  });

  it('is taken by one reviewer, who can give it back', async () => {
    const { made, submit, list, competitionId, reviewer } = await qualifier();
    const { id } = await submit();
    const owner = await signedIn(parts, made.owner);
    const take = (mine: boolean, as: string) =>
      call(endpoints.takeSubmission, { params: { competitionId, submissionId: id }, body: { mine } }, { as });
    await take(true, reviewer);
    expect(await codeOf(take(true, owner))).toEqual([409, 'taken_by_another']);
    expect(await list('mine')).toMatchObject([{ id, reviewer: { name: 'Noor Achterberg' } }]);
    expect(await list('mine', owner)).toEqual([]);
    await take(false, reviewer);
    expect(await list('mine')).toEqual([]);
    const desks = await call(endpoints.listReviewDesks, {}, { as: reviewer });
    expect(desks.data).toEqual([{ competitionId, name: 'Harbor Throwdown', open: 1 }]);
  });
});

describe('the window of a workout', () => {
  it('is set by owners, shown to everyone, and can be turned off', async () => {
    const { made, competitionId, workoutId, reviewer, submit } = await qualifier();
    const as = await signedIn(parts, made.owner);
    const window = { opensAt: null, closesAt: '2027-01-01T00:00:00.000Z', needsVideo: true };
    const params = { competitionId, workoutId };
    const set = (to: typeof window | null, who = as) =>
      call(endpoints.setSubmissionWindow, { params, body: { window: to } }, { as: who });
    await set(window);
    const listed = () => call(endpoints.listSubmissionWindows, { params: { competitionId } });
    expect((await listed()).data).toEqual([{ workoutId, window }]);
    expect(await codeOf(set(window, reviewer))).toEqual([403, 'not_allowed']);
    const backwards = { ...window, opensAt: '2027-02-01T00:00:00.000Z' };
    expect(await codeOf(set(backwards as never))).toEqual([422, 'invalid']);
    await set(null);
    expect((await listed()).data).toEqual([]);
    expect(await codeOf(submit())).toEqual([422, 'submissions_not_open']);
  });
});
