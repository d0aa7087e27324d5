import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import {
  asViewer,
  type CompetitionSketch,
  competition,
  crane,
} from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { entries } from '../../competitions/entries/entries.table.ts';
import { score } from '../../competitions/scores/scores.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { exerciseLibrary } from '../../programs/library/library.service.ts';
import { trainingLog, trainingSet } from '../logs/logs.factory.ts';

const { parts, call, clock, database, settle } = await testApp();

const clean = [...exerciseLibrary().values()].find(({ name }) => name === 'Clean');
const lift = { name: 'Crane', movements: ['1 clean'], scoring: crane };

async function athlete() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const compete = async (sketch: CompetitionSketch = {}) => {
    const made = await competition(parts, { state: 'live', workouts: [lift], ...sketch });
    const own = await entry(parts, made, { name: 'Mara Lindqvist' });
    await database.sql.update(entries).set({ personId: who.id }).where(eq(entries.id, own.id));
    return { made, own };
  };
  const records = async (viewer?: string) =>
    (
      await call(
        endpoints.listCompetitionRecords,
        { params: { personId: who.id } },
        viewer ? { as: viewer } : {},
      )
    ).data;
  const bests = async () => (await call(endpoints.getTraining, {}, { as })).data.exercises[0]?.bests;
  return { who, as, compete, records, bests };
}

describe('a score of a competition', () => {
  it('is a record in training at once, with where it is from, until it is corrected or taken away', async () => {
    const { who, as, compete, records, bests } = await athlete();
    const log = await trainingLog(parts, asViewer(who), { day: '2026-05-01' });
    const logged = { exerciseId: clean?.id ?? '', name: 'Clean', reps: 1, grams: 80_000 };
    await trainingSet(parts, asViewer(who), log, logged);
    const { made, own } = await compete();
    const competitionId = made.view.competition.id;
    const first = await score(parts, made, { entryId: own.id, typed: '90' });
    await settle();
    const from = { competitionId, competition: 'Harbor Throwdown' };
    expect(await bests()).toMatchObject({ max: { grams: 90_000, reps: 1, from } });
    expect(await records()).toMatchObject([
      {
        ...from,
        cell: { main: '90.0', unit: 'kg', place: 1 },
        of: 1,
        times: 1,
        exercise: { name: 'Clean', reps: 1 },
      },
    ]);
    const judge = await signedIn(parts, made.owner);
    const workoutId = made.view.workouts[0]?.id ?? '';
    const correct = (body: object) =>
      call(
        recordScore,
        {
          params: { competitionId },
          body: { submissionId: crypto.randomUUID(), workoutId, entryId: own.id, ...body } as never,
        },
        { as: judge },
      );
    const reason = 'Wrong plates';
    const second = await correct({ previousId: first.id, typed: '85', reason });
    await settle();
    expect((await bests())?.max).toMatchObject({ grams: 85_000 });
    await correct({ previousId: second.data.id, typed: '', reason });
    await settle();
    expect((await bests())?.max).toEqual({ grams: 80_000, reps: 1, day: '2026-05-01' });
    expect(await records(as)).toEqual([]);
  });

  it('counts once per workout that is the same, and the better one stays', async () => {
    const { compete, records } = await athlete();
    for (const [name, typed] of [
      ['Spring Cup', '90'],
      ['Summer Cup', '92.5'],
      ['Autumn Cup', '87.5'],
    ] as const) {
      clock.advance(86_400_000);
      const { made, own } = await compete({ name });
      await score(parts, made, { entryId: own.id, typed });
    }
    await settle();
    expect(await records()).toMatchObject([{ competition: 'Summer Cup', cell: { main: '92.5' }, times: 3 }]);
  });

  it('is none before it is published', async () => {
    const { as, compete, records } = await athlete();
    const { made, own } = await compete({ showResults: 'when_published' });
    await score(parts, made, { entryId: own.id, typed: '90' });
    await settle();
    expect([await records(as), await records()]).toEqual([[], []]);
    const results = made.view.divisions.map(({ id }) => ({
      divisionId: id,
      workoutId: made.view.workouts[0]?.id ?? '',
    }));
    await call(
      movePublications,
      {
        params: { competitionId: made.view.competition.id },
        body: { results, from: 'draft', to: 'published' },
      },
      { as: await signedIn(parts, made.owner) },
    );
    await settle();
    expect(await records()).toHaveLength(1);
  });

  it('is shown to those who may see the results and the competition', async () => {
    const { as, compete, records } = await athlete();
    const stranger = await signedIn(parts, await person(parts));
    const { made, own } = await compete({ visibility: 'private' });
    await score(parts, made, { entryId: own.id, typed: '90' });
    await settle();
    expect([(await records()).length, (await records(stranger)).length, (await records(as)).length]).toEqual([
      0, 0, 1,
    ]);
    await call(changeProfile, { body: { fieldAudiences: { results: 'me' } } }, { as });
    expect(await failure(records(stranger))).toContain('not_found');
    expect(await records(as)).toHaveLength(1);
  });
});
