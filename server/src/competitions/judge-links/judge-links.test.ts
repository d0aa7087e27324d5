import * as endpoints from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { getJudging, recordJudgeScore } from '@chalkline/contract/competitions/judging.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { judgeLinksTo } from './judge-links.factory.ts';

const { app, parts, call, clock } = await testApp();

/** Five athletes on three lanes, and links to lanes 1 and 2. */
async function floorWithLinks() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, { state: 'live', visibility: 'private' });
  const as = await signedIn(parts, made.owner);
  const competitionId = made.view.competition.id;
  const { id: floorId } = await floor(parts, made, { lanes: 3 });
  for (let bib = 1; bib <= 5; bib += 1) await entry(parts, made, { name: `Athlete ${bib}`, bib });
  const { heats } = await publishedHeats(parts, made, { floorId });
  const workoutId = made.view.workouts[0]?.id ?? '';
  const [one, two] = await judgeLinksTo(parts, made, floorId, [1, 2]);
  if (!one || !two) throw new Error('No links.');
  const open = (token: string, { device = crypto.randomUUID() as string, name = 'Noor A.' } = {}) =>
    call(endpoints.openJudgeLink, { body: { token, device, name } }).then(({ data }) => data);
  const judging = (token: string) => call(getJudging, {}, { as: token }).then(({ data }) => data);
  const handIn = (
    token: string,
    entryId: string,
    { submissionId = crypto.randomUUID() as string, inCompetition = competitionId, typed = '9:41' } = {},
  ) =>
    call(
      recordJudgeScore,
      {
        params: { competitionId: inCompetition, submissionId },
        body: {
          workoutId,
          entryId,
          typed,
          previousId: null,
          enteredAt: '2026-06-05T06:40:00.000Z',
        } as never,
      },
      { as: token },
    ).then(({ data }) => data);
  const athleteIn = async (token: string) => {
    const [day] = (await judging(token)).competitions;
    return day?.heats[0]?.lanes[0]?.entryId ?? '';
  };
  const revoke = (judgeLinkId: string) =>
    call(endpoints.revokeJudgeLink, { params: { competitionId, judgeLinkId } }, { as });
  const list = () =>
    call(endpoints.listJudgeLinks, { params: { competitionId } }, { as }).then(({ data }) => data);
  return {
    made,
    as,
    competitionId,
    floorId,
    heats,
    workoutId,
    one,
    two,
    open,
    judging,
    handIn,
    athleteIn,
    revoke,
    list,
  };
}

describe('a judge’s link', () => {
  it('lets someone without an account judge their lane, and scores carry their name', async () => {
    const { one, open, judging, handIn, athleteIn, as, competitionId, workoutId, list } =
      await floorWithLinks();
    const looked = await call(endpoints.getJudgeLink, { params: { token: one.token } });
    expect(looked.data).toMatchObject({ lane: 1, floor: { name: 'Main floor' }, isTaken: false });
    const pass = await open(one.token);
    expect(pass).toMatchObject({ name: 'Noor A.', lane: 1, competitionId });
    const [day] = (await judging(pass.token)).competitions;
    expect(day?.heats.length).toBeGreaterThan(0);
    expect(day?.heats.flatMap(({ lanes }) => lanes.map(({ lane, mine }) => [lane, mine]))).toEqual(
      day?.heats.map(() => [1, true]),
    );
    const entryId = await athleteIn(pass.token);
    const receipt = await handIn(pass.token, entryId);
    expect(receipt).toMatchObject({ outcome: 'recorded', judge: { id: pass.personId, name: 'Noor A.' } });
    const history = await call(
      listScoreHistory,
      { params: { competitionId }, query: { workoutId, entryId } },
      { as },
    );
    expect(history.data.map(({ recordedBy }) => recordedBy.name)).toEqual(['Noor A.']);
    expect((await list()).map(({ lane, judge, token }) => [lane, judge?.name, token === null])).toEqual([
      [1, 'Noor A.', true],
      [2, undefined, false],
    ]);
  });

  it('works on the first device alone, however many open it at once, and on that one again', async () => {
    const { one, open, judging } = await floorWithLinks();
    const devices = Array.from({ length: 6 }, () => crypto.randomUUID() as string);
    const all = await Promise.allSettled(devices.map((device) => open(one.token, { device })));
    const won = all.flatMap((result, index) =>
      result.status === 'fulfilled' ? [{ device: devices[index], pass: result.value }] : [],
    );
    expect(won).toHaveLength(1);
    const [first] = won;
    expect(await failure(open(one.token))).toEqual([409, 'judge_link_taken', undefined]);
    const again = await open(one.token, { device: first?.device ?? '', name: 'Someone else' });
    expect(again).toMatchObject({ personId: first?.pass.personId, name: 'Noor A.' });
    expect(await failure(judging(first?.pass.token ?? ''))).toEqual([401, 'session_ended', undefined]);
    expect((await judging(again.token)).competitions).toHaveLength(1);
  });

  it('reaches no other lane, floor or competition, and no other call', async () => {
    const { one, two, open, handIn, athleteIn, made, competitionId } = await floorWithLinks();
    const [pass, other] = [await open(one.token), await open(two.token)];
    const elsewhere = await athleteIn(other.token);
    expect(await failure(handIn(pass.token, elsewhere))).toEqual([403, 'not_your_lane', undefined]);
    const second = await floor(parts, made, { name: 'Second floor', lanes: 3 });
    const [far] = await judgeLinksTo(parts, made, second.id, [1]);
    const onSecond = await open(far?.token ?? '');
    const entryId = await athleteIn(pass.token);
    expect(await failure(handIn(onSecond.token, entryId))).toEqual([403, 'not_your_lane', undefined]);
    const { view } = await competition(parts, { state: 'live' });
    const inCompetition = view.competition.id;
    expect((await failure(handIn(pass.token, entryId, { inCompetition })))[0]).toBe(404);
    const { createJudgeLinks, listJudgeLinks, printJudgeLinks, revokeJudgeLink } = endpoints;
    const params = { competitionId };
    const as = pass.token;
    const body = { floorId: second.id, lanes: [2], until: made.view.competition.endsOn };
    const query = { workoutId: made.view.workouts[0]?.id ?? '', entryId };
    const refused = [
      () => call(listJudgeLinks, { params }, { as }),
      () => call(printJudgeLinks, { params }, { as }),
      () => call(createJudgeLinks, { params, body }, { as }),
      () => call(revokeJudgeLink, { params: { competitionId, judgeLinkId: one.id } }, { as }),
      () => call(listScoreHistory, { params, query }, { as }),
    ];
    for (const fire of refused) expect((await failure(fire()))[0]).toBe(401);
  });

  it('ends on its last day and when it is revoked; what came by it stays', async () => {
    const { one, two, open, handIn, athleteIn, revoke, judging, list, as, competitionId, workoutId } =
      await floorWithLinks();
    const pass = await open(one.token);
    const entryId = await athleteIn(pass.token);
    await handIn(pass.token, entryId);
    await Promise.all([revoke(one.id), revoke(one.id)]);
    expect((await list()).map(({ lane }) => lane)).toEqual([2]);
    expect(await failure(judging(pass.token))).toEqual([401, 'session_ended', undefined]);
    expect(await failure(handIn(pass.token, entryId))).toEqual([401, 'session_ended', undefined]);
    expect(await failure(open(one.token))).toEqual([404, 'judge_link_ended', undefined]);
    const query = { workoutId, entryId };
    const history = await call(listScoreHistory, { params: { competitionId }, query }, { as });
    expect(history.data).toHaveLength(1);
    const late = await open(two.token);
    const lateEntry = await athleteIn(late.token);
    clock.set(new Date(two.expiresAt.getTime() - 1).toISOString());
    await judging(late.token);
    clock.advance(1);
    expect(await failure(judging(late.token))).toEqual([401, 'session_ended', undefined]);
    expect(await failure(handIn(late.token, lateEntry))).toEqual([401, 'session_ended', undefined]);
    expect(await failure(open(two.token))).toEqual([404, 'judge_link_ended', undefined]);
  });

  it('lets a new link on the same device send what an earlier one could not', async () => {
    const { one, open, handIn, athleteIn, revoke, made, floorId } = await floorWithLinks();
    const [device, submissionId] = [crypto.randomUUID() as string, crypto.randomUUID() as string];
    const pass = await open(one.token, { device });
    const entryId = await athleteIn(pass.token);
    const receipt = await handIn(pass.token, entryId, { submissionId });
    await revoke(one.id);
    const [next] = await judgeLinksTo(parts, made, floorId, [1]);
    const again = await open(next?.token ?? '', { device });
    expect(again.personId).not.toBe(pass.personId);
    expect(await handIn(again.token, entryId, { submissionId })).toEqual(receipt);
    const [stranger] = await judgeLinksTo(parts, made, floorId, [1]);
    const foreign = await open(stranger?.token ?? '');
    expect(await failure(handIn(foreign.token, entryId, { submissionId }))).toEqual([
      409,
      'submission_reused',
      'body.submissionId',
    ]);
  });
});

describe('links of a competition', () => {
  it('are made for lanes of its floors, until the day after it at the latest', async () => {
    const { as, competitionId, floorId, made } = await floorWithLinks();
    const { endsOn } = made.view.competition;
    const create = (body: object, key: string = crypto.randomUUID()) =>
      call(
        endpoints.createJudgeLinks,
        { params: { competitionId }, body: { floorId, lanes: [3], until: endsOn, ...body } },
        { as, idempotencyKey: key },
      );
    expect(await failure(create({ lanes: [4] }))).toEqual([422, 'unknown_lane', 'body.lanes']);
    expect(await failure(create({ until: '2026-06-04' }))).toEqual([422, 'judge_link_end', 'body.until']);
    expect(await failure(create({ until: '2027-01-01' }))).toEqual([422, 'judge_link_end', 'body.until']);
    expect(await failure(create({ floorId: crypto.randomUUID() }))).toEqual([
      422,
      'unknown_floor',
      'body.floorId',
    ]);
  });

  it('are printed with a code for each, and for nobody but managers', async () => {
    const { as, competitionId, one, open, made } = await floorWithLinks();
    const print = (token: string) =>
      app.inject({
        method: 'GET',
        url: `/api/competitions/${competitionId}/judge-links/cards`,
        headers: { authorization: `Bearer ${token}` },
      });
    await open(one.token);
    const text = (await pdfText((await print(as)).rawPayload)).join('\n');
    expect(text).toContain('Lane 2');
    expect(text).not.toContain('Lane 1');
    const scorer = await person(parts);
    await staffMember(parts, made.viewer, competitionId, scorer, 'scorer');
    expect((await print(await signedIn(parts, scorer))).statusCode).toBe(403);
  });
});
