import { listPenalties } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/judging.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call } = await testApp();

const stepped = { kind: 'seconds', amount: 10, reason: 'Stepped off the mat' } as const;

/** An athlete, and two judges who hand in what they saw. */
async function lane() {
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const workoutId = made.view.workouts[0]?.id ?? '';
  const { id: entryId } = await entry(parts, made);
  const judge = async (name: string) => {
    const who = await person(parts, { name });
    await staffMember(parts, made.viewer, params.competitionId, who);
    return signedIn(parts, who);
  };
  const handIn = (token: string, body: object, submissionId: string = crypto.randomUUID()) =>
    call(
      endpoints.recordJudgeScore,
      {
        params: { ...params, submissionId },
        body: {
          workoutId,
          entryId,
          typed: '9:41',
          previousId: null,
          enteredAt: '2026-06-05T06:40:00.000Z',
          ...body,
        } as never,
      },
      { as: token },
    ).then(({ data }) => data);
  const penalties = async () =>
    (await call(listPenalties, { params, query: { workoutId, entryId } }, { as })).data.map(
      ({ kind, amount, reason, decidedBy }) => [kind, amount, reason, decidedBy.name],
    );
  const settle = (submissionId: string, use: 'recorded' | 'other', scoreId: string) =>
    call(endpoints.settleJudgeScore, { params: { ...params, submissionId }, body: { use, scoreId } }, { as });
  return { handIn, penalties, settle, noor: await judge('Noor'), emeka: await judge('Emeka') };
}

describe('a penalty from the floor', () => {
  it('is on the score that it came with, once however often it is sent, and stays with a correction', async () => {
    const at = await lane();
    const submissionId = crypto.randomUUID();
    const [receipt] = await Promise.all(
      Array.from({ length: 3 }, () => at.handIn(at.noor, { penalty: stepped }, submissionId)),
    );
    expect(receipt?.penalty).toEqual(stepped);
    expect(await at.penalties()).toEqual([['seconds', 10, 'Stepped off the mat', 'Noor']]);
    const corrected = { typed: '9:44', previousId: receipt?.scoreId, reason: 'Misread', penalty: stepped };
    await at.handIn(at.noor, corrected);
    await at.handIn(at.emeka, { typed: '9:44', penalty: stepped });
    expect(await at.penalties()).toHaveLength(1);
  });

  it('waits with a score that another judge disagrees with, and counts if that one is chosen', async () => {
    const at = await lane();
    const { scoreId } = await at.handIn(at.noor, {});
    const dropped = await at.handIn(at.emeka, { typed: '9:50', penalty: stepped });
    expect([dropped.outcome, await at.penalties()]).toEqual(['conflict', []]);
    await at.settle(dropped.submissionId, 'recorded', scoreId);
    expect(await at.penalties()).toEqual([]);
    const used = await at.handIn(at.emeka, { typed: '9:51', penalty: stepped });
    await at.settle(used.submissionId, 'other', scoreId);
    expect((await at.penalties()).map(([kind, amount]) => [kind, amount])).toEqual([['seconds', 10]]);
  });

  it('needs an amount and a reason, and a result that it can change', async () => {
    const at = await lane();
    const refused = async (penalty: object) => failure(at.handIn(at.noor, { penalty }));
    expect(await refused({ ...stepped, reason: '' })).toContain('body.penalty.reason');
    expect((await refused({ ...stepped, amount: -1 }))[2]).toBe('body.penalty.amount');
    expect(await refused({ ...stepped, kind: 'reps', amount: 2 })).toContain('nothing_to_penalize');
    expect(await at.penalties()).toEqual([]);
  });
});
