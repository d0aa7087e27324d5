import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import type { ProgramsQuery } from '@chalkline/contract/programs/program.schema.ts';
import * as endpoints from '@chalkline/contract/programs/programs.endpoints.ts';
import { createSharedLink } from '@chalkline/contract/showcase/share.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { community } from '../../groups/directory/groups.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { libraryExercise, publishedProgram, smallTree } from '../programs/programs.factory.ts';
import { withdrawProgram } from '../programs/programs.publish.service.ts';

const { parts, call, clock } = await testApp();

const coach = await person(parts, { name: 'Fatou Diarra', accountType: 'trainer' });
const viewer = { ...asViewer(coach), accountType: 'trainer' as const };
const reader = await signedIn(parts, await person(parts));

async function names(query: Partial<ProgramsQuery>, as?: string): Promise<string[]> {
  const { data } = await call(endpoints.listPrograms, { query: { limit: 100, ...query } }, as ? { as } : {});
  return data.map(({ name }) => name);
}

/** A moment after the one before: ids are unordered within a millisecond. */
function later(...sketch: Parameters<typeof publishedProgram>) {
  clock.advance(1000);
  return publishedProgram(...sketch);
}

const runner = smallTree(9, 2, libraryExercise('Run'));
const engine = await later(parts, viewer, {
  name: 'Engine room',
  desc: 'Two **short** days.',
  level: 'advanced',
  tree: runner,
});
await later(parts, viewer, { name: 'First barbell', level: 'beginner', tree: smallTree(4) });
await later(parts, viewer, { name: 'For all', tree: smallTree(6) });

describe('the catalog', () => {
  it('shows visitors what is published, the newest first, in pages, each once', async () => {
    const pages = await allPages((cursor) =>
      call(endpoints.listPrograms, { query: { limit: 2, ...(cursor && { cursor }) } }),
    );
    expect(pages.map(({ name }) => name)).toEqual(['For all', 'First barbell', 'Engine room']);
    expect(pages.at(-1)).toEqual({
      id: engine.id,
      name: 'Engine room',
      desc: 'Two **short** days.',
      image: null,
      video: null,
      is_free: 1,
      price: null,
      number_of_weeks: 9,
      number_of_workouts: 18,
      number_of_exercises: 1,
      coach: 'Fatou Diarra',
      is_bought: false,
      level: 'advanced',
    });
  });

  it.each<[Partial<ProgramsQuery>, string[]]>([
    [{ search: 'engine' }, ['Engine room']],
    [{ search: 'squat barb' }, ['For all', 'First barbell']],
    [{ search: 'fatou' }, ['For all', 'First barbell', 'Engine room']],
    [{ search: 'nobody' }, []],
    [{ span: 'short' }, ['First barbell']],
    [{ span: 'medium' }, ['For all']],
    [{ span: 'long' }, ['Engine room']],
    [{ level: 'beginner' }, ['For all', 'First barbell']],
    [{ equipment: 'barbell' }, ['For all', 'First barbell']],
    [{ equipment: 'none' }, ['Engine room']],
    [{ equipment: 'none', search: 'barbell' }, []],
  ])('finds by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('shows what a person published, for whom their page is there', async () => {
    const other = await person(parts, { name: 'Ivo Marek', accountType: 'trainer' });
    expect(await names({ coach: other.id })).toEqual([]);
    expect(await names({ coach: coach.id })).toEqual(['For all', 'First barbell', 'Engine room']);
    expect(await names({ coach: coach.id, level: 'beginner' })).toEqual(['For all', 'First barbell']);
    await call(blockPerson, { params: { personId: coach.id } }, { as: await signedIn(parts, other) });
    const blocked = names({ coach: coach.id }, await signedIn(parts, other));
    expect((await failure(blocked))[0]).toBe(404);
    expect((await failure(names({ coach: 'nobody' })))[0]).toBe(404);
  });

  it('has no program that was withdrawn, or whose coach is gone', async () => {
    const { id } = await publishedProgram(parts, viewer, { name: 'Withdrawn' });
    await withdrawProgram(parts, viewer, id);
    expect(await names({ search: 'withdrawn' })).toEqual([]);
  });

  it('shows an organization’s programs to its people alone', async () => {
    const { id: organizationId } = await organization(parts);
    const inside = await person(parts, { organizationId });
    const theirs = { ...viewer, organizationId };
    const { id } = await publishedProgram(parts, theirs, { name: 'House program' });
    expect(await names({ search: 'house' }, await signedIn(parts, inside))).toEqual(['House program']);
    expect(await names({ search: 'house' }, reader)).toEqual([]);
    const params = { params: { programId: id } };
    expect(await failure(call(endpoints.getProgram, params, { as: reader }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });
});

describe('the programs of a community', () => {
  it('come with their workouts and exercises, under the seed’s names', async () => {
    const { id } = await community(parts, viewer, { name: 'Rowers' });
    const made = await publishedProgram(parts, viewer, {
      name: 'Row club',
      communityId: id,
      tree: smallTree(1, 2),
    });
    const exercise = { id: libraryExercise('Barbell squat'), name: 'Barbell squat' };
    const { data, total } = await call(endpoints.listCommunityPrograms, { query: { community_id: id } });
    expect(total).toBe(1);
    expect(data).toMatchObject([
      {
        id: made.id,
        name: 'Row club',
        is_free: 1,
        price: null,
        number_of_weeks: 1,
        workouts: [
          { week: 1, name: 'Day 1', exercises: [exercise] },
          { week: 1, name: 'Day 2', exercises: [exercise] },
        ],
      },
    ]);
    // Of a public community, so everyone finds it.
    expect(await names({ search: 'row club' })).toEqual(['Row club']);
  });

  it('are for those who may read what is inside', async () => {
    const { id } = await community(parts, viewer, { visibility: 'private' });
    const made = await publishedProgram(parts, viewer, { name: 'Inner circle', communityId: id });
    const list = async (as?: string) =>
      (await call(endpoints.listCommunityPrograms, { query: { community_id: id } }, as ? { as } : {})).data;
    expect(await failure(list())).toEqual([404, 'not_found', undefined]);
    expect(await list(reader)).toEqual([]);
    expect(await list(await signedIn(parts, coach))).toMatchObject([{ name: 'Inner circle' }]);
    expect(await names({ search: 'inner' }, reader)).toEqual([]);
    const get = call(endpoints.getProgram, { params: { programId: made.id } }, { as: reader });
    expect(await failure(get)).toEqual([404, 'not_found', undefined]);
    const share = call(createSharedLink, { query: { type: 'workout-program', id: made.id } });
    expect(await failure(share)).toEqual([404, 'not_found', undefined]);
  });

  it('is 404 for what is none', async () => {
    const get = call(endpoints.listCommunityPrograms, { query: { community_id: 'nonsense' } });
    expect(await failure(get)).toEqual([404, 'not_found', undefined]);
  });
});

it('a program comes with all of its weeks and the facts of its exercises, and has a share link', async () => {
  const { data } = await call(endpoints.getProgram, { params: { programId: engine.id } });
  expect(data.tree).toEqual(runner);
  expect(data.exercises).toMatchObject([{ name: 'Run', measure: 'distance', isOfLibrary: true }]);
  expect(data).toMatchObject({ coachId: coach.id, number: 1, community: null, isMine: false });
  const link = await call(createSharedLink, { query: { type: 'workout-program', id: engine.id } });
  expect(link.data).toContain(`/workout-program/${engine.id}`);
});
