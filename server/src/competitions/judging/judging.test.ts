import { getHeatPlan } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/judging.endpoints.ts';
import * as lanes from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

/** Five athletes on three lanes, so heats of 2 and 3, and two judges with accounts. */
async function floorOf() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const { id: floorId } = await floor(parts, made, { lanes: 3 });
  const athletes = [];
  for (let bib = 1; bib <= 5; bib += 1)
    athletes.push(await entry(parts, made, { name: `Athlete ${bib}`, bib }));
  const { heats } = await publishedHeats(parts, made, { floorId });
  const [competitionId, workoutId = ''] = [made.view.competition.id, made.view.workouts[0]?.id];
  const params = { competitionId, workoutId };
  const judge = async (name: string) => {
    const who = await person(parts, { name });
    await staffMember(parts, made.viewer, competitionId, who);
    return { who, id: who.id, token: await signedIn(parts, who) };
  };
  const [noor, emeka] = [await judge('Noor Achterberg'), await judge('Emeka Adeyemi')];
  const [first] = athletes;
  if (!first) throw new Error('No athlete.');
  const handIn = (body: object = {}, token = noor.token, submissionId: string = crypto.randomUUID()) =>
    call(
      endpoints.recordJudgeScore,
      {
        params: { competitionId, submissionId },
        body: {
          workoutId,
          entryId: first.id,
          typed: '9:41',
          previousId: null,
          enteredAt: '2026-06-05T06:40:00.000Z',
          ...body,
        } as never,
      },
      { as: token },
    ).then(({ data }) => data);
  const history = async () =>
    (
      await call(
        listScoreHistory,
        { params: { competitionId }, query: { workoutId, entryId: first.id } },
        { as },
      )
    ).data;
  const assign = (personIds: string[]) =>
    call(lanes.assignLaneJudges, { params, body: { personIds } }, { as }).then(({ data }) => data);
  const judging = (token: string) => call(endpoints.getJudging, {}, { as: token }).then(({ data }) => data);
  return { made, as, heats, athletes, first, params, noor, emeka, handIn, history, assign, judging };
}

describe('judges of lanes', () => {
  it('get the lanes that are free, and see their heats with the athletes in them', async () => {
    const { assign, judging, noor, emeka } = await floorOf();
    const given = await assign([noor.id, emeka.id]);
    expect(Object.fromEntries(given.judges.map(({ name, lanes: count }) => [name, count]))).toEqual({
      'Imani Okafor': 0,
      'Noor Achterberg': 2,
      'Emeka Adeyemi': 2,
    });
    expect([given.lanes.length, given.conflicts]).toEqual([4, []]);
    const [mine] = (await judging(noor.token)).competitions;
    expect(mine?.heats.map(({ number, lanes: all }) => [number, all.map((one) => one.mine)])).toEqual([
      [1, expect.arrayContaining([true, false])],
      [2, expect.arrayContaining([true, false])],
    ]);
    expect(mine?.workouts.map(({ name }) => name)).toEqual(['Breakwater']);
  });

  it('are kept away from their own division and from heats without rest, in the heat plan as well', async () => {
    const { assign, athletes, noor, emeka, params, as, heats } = await floorOf();
    const own = athletes[4];
    if (!own) throw new Error('No athlete.');
    await claimEntry(parts, own, noor.who);
    const given = await assign([noor.id, emeka.id]);
    expect(given.lanes.every(({ personId }) => personId === emeka.id)).toBe(true);
    const heatId = heats[1]?.id ?? '';
    const taken = given.lanes.find((one) => one.heatId === heatId)?.lane;
    const lane = [1, 2, 3].find((one) => one !== taken) ?? 0;
    const set = (instead: string | null, personId: string | null) =>
      call(
        lanes.setLaneJudges,
        { params, body: { lanes: [{ heatId, lane, personId, instead }] } },
        { as },
      ).then(({ data }) => data);
    const byHand = await set(null, noor.id);
    expect(byHand.conflicts.map(({ kind, personId }) => [kind, personId])).toEqual([
      ['rest', noor.id],
      ['division', noor.id],
    ]);
    const plan = await call(getHeatPlan, { params }, { as });
    expect(plan.data?.conflicts).toContainEqual(
      expect.objectContaining({ kind: 'rest', entryId: own.id, other: 'judging Breakwater, heat 2' }),
    );
    expect(await failure(set(null, emeka.id))).toEqual([409, 'state_changed', undefined]);
    expect(await failure(set(noor.id, (await person(parts)).id))).toEqual([
      422,
      'unknown_judge',
      'body.lanes',
    ]);
    expect((await set(noor.id, null)).conflicts).toEqual([]);
  });
});

describe('a judge’s score', () => {
  it('is one score, whenever and however often it comes', async () => {
    const { handIn, history } = await floorOf();
    const id = crypto.randomUUID();
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => handIn({ noReps: 3, note: 'Chalk' }, undefined, id)),
    );
    clock.advance(2 * 24 * 3_600_000);
    const late = await handIn({ noReps: 3, note: 'Chalk' }, undefined, id);
    expect(new Set([...all, late].map((one) => JSON.stringify(one))).size).toBe(1);
    expect(late).toMatchObject({ outcome: 'recorded', understood: '9:41', noReps: 3, note: 'Chalk' });
    expect(await history()).toHaveLength(1);
    expect(await failure(handIn({ typed: '9:42' }, undefined, id))).toEqual([
      409,
      'submission_reused',
      'body.submissionId',
    ]);
  });

  it('agrees with another judge’s same score, and never overwrites a different one', async () => {
    const { handIn, history, emeka, judging, noor } = await floorOf();
    const [one, other] = await Promise.all([handIn(), handIn({ typed: '9:46.10' }, emeka.token)]);
    expect([one.outcome, other.outcome].toSorted()).toEqual(['conflict', 'recorded']);
    const recorded = one.outcome === 'recorded' ? one : other;
    const again = await handIn({ typed: recorded.typed }, emeka.token);
    expect([again.outcome, again.scoreId]).toEqual(['same', recorded.scoreId]);
    expect((await history()).map(({ typed }) => typed)).toEqual([recorded.typed]);
    const [conflict] = (await judging(noor.token)).competitions[0]?.conflicts ?? [];
    expect([conflict?.recorded.typed, conflict?.other.typed].toSorted()).toEqual(['9:41', '9:46.10']);
    expect([conflict?.entry.bib, conflict?.maySettle]).toEqual([1, false]);
  });

  it('in a conflict is settled once, by someone who entered neither', async () => {
    const { handIn, history, emeka, noor, judging, as, params, made } = await floorOf();
    const first = await handIn();
    const second = await handIn({ typed: '9:46.10' }, emeka.token);
    const settle = (use: 'recorded' | 'other', token: string, scoreId = first.scoreId) =>
      call(
        endpoints.settleJudgeScore,
        {
          params: { competitionId: params.competitionId, submissionId: second.submissionId },
          body: { use, scoreId },
        },
        { as: token },
      ).then(({ data }) => data.outcome);
    for (const token of [noor.token, emeka.token])
      expect(await failure(settle('other', token))).toEqual([403, 'not_allowed', undefined]);
    const outsider = await signedIn(parts, await person(parts));
    expect(await failure(settle('other', outsider))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(settle('other', as, crypto.randomUUID()))).toEqual([
      409,
      'score_conflict',
      'body.previousId',
    ]);
    const head = await person(parts, { name: 'Head judge' });
    await staffMember(parts, made.viewer, params.competitionId, head);
    const all = await Promise.allSettled([settle('other', as), settle('other', await signedIn(parts, head))]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await history()).map(({ typed, reason }) => [typed, reason])).toEqual([
      ['9:46.10', 'Settled: the score Emeka Adeyemi entered'],
      ['9:41', null],
    ]);
    expect((await judging(as)).competitions[0]?.conflicts).toEqual([]);
    expect(await failure(settle('recorded', as))).toEqual([409, 'state_changed', undefined]);
  });

  it('is refused from outside the staff, and for what is no score', async () => {
    const { handIn } = await floorOf();
    const outsider = await signedIn(parts, await person(parts));
    expect(await failure(handIn({}, outsider))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(handIn({ typed: 'soon' }))).toEqual([422, 'score_unreadable', 'body.typed']);
    expect(await failure(handIn({ typed: '-' }))).toEqual([422, 'score_empty', 'body.typed']);
    expect(await failure(handIn({ entryId: crypto.randomUUID() }))).toEqual([
      422,
      'unknown_entry',
      'body.entryId',
    ]);
  });
});

describe('the athlete’s signature', () => {
  const drawn = [
    [
      [100, 200],
      [180, 90],
      [240, 210],
    ],
  ];

  it('comes with the score, also of a conflict, and is shown to who records scores', async () => {
    const { handIn, first, params, as, noor, emeka, made } = await floorOf();
    const receipt = await handIn({ signature: drawn, noReps: 2, note: 'Chalk' });
    expect(receipt).toMatchObject({ isSigned: true, outcome: 'recorded' });
    expect(receipt).not.toHaveProperty('signature');
    clock.advance(1000);
    expect(await handIn({ typed: '9:50' }, emeka.token)).toMatchObject({
      isSigned: false,
      outcome: 'conflict',
    });
    const list = (token: string, entryId = first.id) => {
      const { competitionId, workoutId } = params;
      const query = { workoutId, entryId };
      return call(endpoints.listJudgeScores, { params: { competitionId }, query }, { as: token });
    };
    const { data } = await list(as);
    expect(data.map(({ outcome, signature, noReps, note }) => [outcome, signature, noReps, note])).toEqual([
      ['conflict', null, 0, ''],
      ['recorded', drawn, 2, 'Chalk'],
    ]);
    expect((await list(noor.token)).data).toHaveLength(2);
    expect(await failure(list(as, crypto.randomUUID()))).toEqual([422, 'unknown_entry', 'query.entryId']);
    const desk = await person(parts);
    await staffMember(parts, made.viewer, params.competitionId, desk, 'check_in');
    expect((await failure(list(await signedIn(parts, desk))))[0]).toBe(403);
  });

  it('is a drawing within its area', async () => {
    const { handIn } = await floorOf();
    for (const signature of [
      [],
      [[[1, 2]]],
      [
        [
          [1, 2],
          [9999, 2],
        ],
      ],
      'Noor',
    ])
      expect([400, 422]).toContain((await failure(handIn({ signature })))[0]);
  });
});
