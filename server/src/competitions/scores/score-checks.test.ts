import * as endpoints from '@chalkline/contract/competitions/scores.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { score } from './scores.factory.ts';

const { parts, call } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'live' });
  const { viewer, view } = made;
  const competitionId = view.competition.id;
  const workoutId = view.workouts[0]?.id ?? '';
  const asOwner = await signedIn(parts, made.owner);
  const second = await person(parts, { name: 'Jonas Brandt' });
  await staffMember(parts, viewer, competitionId, second, 'scorer');
  const as = await signedIn(parts, second);
  const places = [await entry(parts, made), await entry(parts, made), await entry(parts, made)];
  const scores = [];
  for (const { id: entryId } of places.slice(0, 2))
    scores.push(await score(parts, made, { entryId, typed: '9:30' }));
  const mark = async (scoreId: string, state: 'checked' | 'follow_up' | null, note = '', token = as) =>
    (
      await call(
        endpoints.checkScore,
        { params: { competitionId, scoreId }, body: { state, note } },
        { as: token },
      )
    ).data;
  const sheet = async (check?: 'unchecked' | 'checked' | 'follow_up') =>
    (await call(endpoints.listScores, { params: { competitionId }, query: { workoutId, check } }, { as }))
      .data;
  const counted = async () =>
    (await call(endpoints.countScores, { params: { competitionId } }, { as })).data.find(
      (count) => count.workoutId === workoutId,
    );
  const [first, other] = scores;
  if (!first || !other) throw new Error('No scores.');
  return { made, competitionId, asOwner, as, second, places, first, other, mark, sheet, counted };
}

it('is made by a second person, listed and counted, and gone with a correction', async () => {
  const { made, places, first, other, mark, sheet, counted, second, asOwner } = await desk();
  expect(await counted()).toMatchObject({ scores: 2, unchecked: 2, followUp: 0 });
  expect(await failure(mark(first.id, 'checked', '', asOwner))).toEqual([
    409,
    'checked_by_recorder',
    undefined,
  ]);
  const by = { id: second.id, name: 'Jonas Brandt' };
  expect(await mark(first.id, 'checked')).toMatchObject({ scoreId: first.id, state: 'checked', by });
  expect(await mark(other.id, 'follow_up', 'Reps on the video', asOwner)).toMatchObject({
    state: 'follow_up',
  });
  expect(await counted()).toMatchObject({ scores: 2, unchecked: 0, followUp: 1 });
  expect((await sheet('follow_up')).map(({ check }) => check?.note)).toEqual(['Reps on the video']);
  expect((await sheet('checked')).map(({ score: one }) => one?.id)).toEqual([first.id]);
  expect(await sheet('unchecked')).toEqual([]);
  expect((await sheet()).map(({ check }) => check?.state ?? null)).toEqual(['checked', 'follow_up', null]);
  const corrected = await score(parts, made, {
    entryId: places[0]?.id ?? '',
    typed: '9:40',
    previousId: first.id,
    reason: 'Misread',
  });
  expect((await sheet('unchecked')).map(({ score: one }) => one?.id)).toEqual([corrected.id]);
  expect(await counted()).toMatchObject({ unchecked: 1, followUp: 1 });
  expect(await failure(mark(first.id, 'checked'))).toEqual([409, 'state_changed', undefined]);
});

it('is taken away again, is one of two at once, and is in the audit log', async () => {
  const { first, mark, counted, places } = await desk();
  await Promise.all([mark(first.id, 'checked'), mark(first.id, 'follow_up', 'Late')]);
  expect(((await counted())?.unchecked ?? 0) + 0).toBe(1);
  expect(await mark(first.id, null)).toBeNull();
  expect(await counted()).toMatchObject({ unchecked: 2, followUp: 0 });
  const subject = { subjectKind: 'entry', subjectId: places[0]?.id ?? '' };
  const { data } = await listAudit(parts, subject, { limit: 9 });
  expect(data.filter(({ action }) => action === 'score.marked')).toHaveLength(3);
});

it('is for those who record scores, of scores of the competition', async () => {
  const { made, competitionId, mark, first } = await desk();
  const checkIn = await person(parts);
  await staffMember(parts, made.viewer, competitionId, checkIn, 'check_in');
  const outsiders = [await signedIn(parts, checkIn), await signedIn(parts, await person(parts))];
  for (const as of outsiders)
    expect(await failure(mark(first.id, 'checked', '', as))).toEqual([403, 'not_allowed', undefined]);
  const elsewhere = await desk();
  expect(await failure(mark(elsewhere.first.id, 'checked'))).toEqual([404, 'not_found', undefined]);
  expect(await failure(mark('nonsense', 'checked'))).toEqual([404, 'not_found', undefined]);
});
