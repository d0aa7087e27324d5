import {
  getCompetitionCode,
  giveCompetitionCode,
  renewCompetitionCode,
} from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import {
  changeCompetition,
  getCompetition,
  listCompetitions,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { getWorkoutPage } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { joined } from '../../platform/database/database.ts';
import { failure } from '../../platform/testing/failure.ts';
import { overOrHeldUp } from '../../platform/testing/held-up.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { asViewer, type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries } from '../entries/entries.table.ts';
import { boardLiveTopic } from '../standings/boards.watch.service.ts';
import { giveCode, renewCode } from './admission.service.ts';

const { parts, call, database } = await testApp();

async function privateOne(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, { visibility: 'private', ...sketch });
  const params = { competitionId: made.view.competition.id };
  const owner = await signedIn(parts, made.owner);
  const { data } = await call(getCompetitionCode, { params }, { as: owner });
  const divisionId = made.view.divisions[0]?.id ?? '';
  return { made, params, owner, divisionId, code: data.code ?? '' };
}

const give = (competitionId: string, code: string, as: string) =>
  call(giveCompetitionCode, { params: { competitionId }, body: { code } }, { as });

const notThere = [404, 'not_found', undefined];
const wrongCode = [422, 'wrong_competition_code', 'body.code'];

describe('a private competition', () => {
  it('is on no list and at no address for who has not given its code', async () => {
    const { made, params, divisionId } = await privateOne({ name: 'Quiet Games' });
    const workoutId = made.view.workouts[0]?.id ?? '';
    expect((await call(listCompetitions, { query: { search: 'Quiet' } })).data).toEqual([]);
    for (const extras of [{}, { as: await signedIn(parts, await person(parts)) }]) {
      expect(await failure(call(getCompetition, { params }, extras))).toEqual(notThere);
      const board = call(getLeaderboard, { params, query: { divisionId } }, extras);
      expect(await failure(board)).toEqual(notThere);
      for (const id of [workoutId, divisionId]) {
        const page = call(getWorkoutPage, { params: { workoutId: id } }, extras);
        await expect(page).rejects.toThrow('We couldn’t find this workout.');
      }
    }
    expect(await boardLiveTopic.mayWatch(parts, null, divisionId)).toBe(false);
  });

  it('opens to who gives the code, however it is typed, and by no other code', async () => {
    const { params, divisionId, code } = await privateOne();
    const mara = await person(parts);
    const as = await signedIn(parts, mara);
    expect(await failure(give(params.competitionId, 'NOTTHIS2', as))).toEqual(wrongCode);
    expect(await boardLiveTopic.mayWatch(parts, asViewer(mara), divisionId)).toBe(false);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    await Promise.all([1, 2, 3].map(() => give(params.competitionId, typed, as)));
    expect((await call(getCompetition, { params }, { as })).data.role).toBe(null);
    expect(await boardLiveTopic.mayWatch(parts, asViewer(mara), divisionId)).toBe(true);
  });

  it('does not tell whether there is such a competition', async () => {
    const open = await competition(parts);
    const { params, code } = await privateOne({ state: 'draft' });
    const as = await signedIn(parts, await person(parts));
    const ids = [open.view.competition.id, open.owner.id, 'no-id', params.competitionId];
    for (const id of ids) expect(await failure(give(id, code, as))).toEqual(wrongCode);
  });

  it('is there for who is entered, without a code', async () => {
    const { made, params } = await privateOne();
    const athlete = await person(parts);
    const { id } = await entry(parts, made);
    await parts.database.sql.update(entries).set({ personId: athlete.id }).where(eq(entries.id, id));
    const as = await signedIn(parts, athlete);
    expect((await call(getCompetition, { params }, { as })).data.visibility).toBe('private');
  });

  it('takes a new code that ends the old one, and lets guests go when asked', async () => {
    const { params, owner, code } = await privateOne();
    const early = await signedIn(parts, await person(parts));
    const late = await signedIn(parts, await person(parts));
    await give(params.competitionId, code, early);
    const renewed = await call(renewCompetitionCode, { params, body: {} }, { as: owner });
    expect(renewed.data.guests).toBe(1);
    expect(await failure(give(params.competitionId, code, late))).toEqual(wrongCode);
    await call(getCompetition, { params }, { as: early });
    const emptied = await call(
      renewCompetitionCode,
      { params, body: { dismissGuests: true } },
      { as: owner },
    );
    expect(emptied.data.guests).toBe(0);
    expect(await failure(call(getCompetition, { params }, { as: early }))).toEqual(notThere);
  });

  it('lets nobody in by the old code who gave it while guests were let go', async () => {
    const { made, params, owner, code } = await privateOne();
    const guest = await person(parts);
    let renewed: Promise<unknown> = Promise.resolve();
    await parts.database.transaction(async (tx) => {
      const within = { ...parts, database: joined(tx) };
      await giveCode(within, asViewer(guest), params.competitionId, { code });
      renewed = renewCode(parts, made.viewer, params.competitionId, { dismissGuests: true });
      await overOrHeldUp(database, renewed);
    });
    expect(await renewed).toMatchObject({ guests: 0 });
    const as = await signedIn(parts, guest);
    expect(await failure(call(getCompetition, { params }, { as }))).toEqual(notThere);
    const { data } = await call(getCompetitionCode, { params }, { as: owner });
    expect(data.guests).toBe(0);
  });

  it('tells its code to nobody but those who run it', async () => {
    const { params, code } = await privateOne();
    const as = await signedIn(parts, await person(parts));
    expect(await failure(call(getCompetitionCode, { params }, { as }))).toEqual(notThere);
    await give(params.competitionId, code, as);
    const refused = [403, 'not_allowed', undefined];
    expect(await failure(call(getCompetitionCode, { params }, { as }))).toEqual(refused);
    expect(await failure(call(renewCompetitionCode, { params, body: {} }, { as }))).toEqual(refused);
  });

  it('can be made from a public one, with a code from then on', async () => {
    const made = await competition(parts);
    const params = { competitionId: made.view.competition.id };
    const as = await signedIn(parts, made.owner);
    expect((await call(getCompetitionCode, { params }, { as })).data.code).toBe(null);
    await call(changeCompetition, { params, body: { visibility: 'private' } }, { as });
    expect((await call(getCompetitionCode, { params }, { as })).data.code).toMatch(/^[2-9B-Z]{8}$/);
    expect(await failure(call(getCompetition, { params }))).toEqual(notThere);
  });
});
