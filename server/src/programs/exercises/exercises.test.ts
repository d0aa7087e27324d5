import type { ExercisesQuery } from '@chalkline/contract/programs/exercise.schema.ts';
import * as endpoints from '@chalkline/contract/programs/exercises.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { exerciseLibrary } from '../library/library.service.ts';

const { parts, call } = await testApp();

const facts = {
  name: 'Sandbag carry',
  measure: 'distance' as const,
  primary: ['glutes' as const],
  steps: 'Pick the bag up.\nWalk.',
};

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const create = (body: object = {}, idempotencyKey: string = crypto.randomUUID()) =>
    call(endpoints.createExercise, { body: { ...facts, ...body } }, { as, idempotencyKey });
  const list = async (query: object = {}) =>
    (await call(endpoints.listExercises, { query: { whose: 'mine', ...query } }, { as })).data;
  const change = (exerciseId: string, body: { version: number; name?: string }) =>
    call(endpoints.changeExercise, { params: { exerciseId }, body }, { as });
  const remove = (exerciseId: string) => call(endpoints.deleteExercise, { params: { exerciseId } }, { as });
  return { as, create, list, change, remove };
}

const one = await somebody();

describe('an exercise', () => {
  it('is created once, however often it is sent under one key', async () => {
    const { create, list } = await somebody();
    const key = crypto.randomUUID();
    const both = await Promise.all([create({}, key), create({}, key)]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await list()).toMatchObject([
      { name: facts.name, steps: ['Pick the bag up.', 'Walk.'], mine: { version: 1 } },
    ]);
  });

  it('is listed among those of the library, in pages, each once, to its owner alone', async () => {
    const { as, create } = await somebody();
    await create();
    const pages = await allPages((cursor) =>
      call(
        endpoints.listExercises,
        { query: { limit: 50, search: 'car', ...(cursor && { cursor }) } },
        { as },
      ),
    );
    expect(pages.map(({ name }) => name)).toEqual(['Farmer carry', 'Sandbag carry']);
    const all = await allPages((cursor) =>
      call(endpoints.listExercises, { query: { limit: 100, ...(cursor && { cursor }) } }),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBe(exerciseLibrary().size);
    expect(all.map(({ name }) => name.toLowerCase())).toEqual(
      all.map(({ name }) => name.toLowerCase()).toSorted(),
    );
    expect(await (await somebody()).list()).toEqual([]);
  });

  it('is read by its owner; those of the library by everyone', async () => {
    const { as, create } = await somebody();
    const { id } = (await create()).data;
    const get = (exerciseId: string, who?: typeof as) =>
      call(endpoints.getExercise, { params: { exerciseId } }, who ? { as: who } : {});
    expect((await get(id, as)).data.mine).toMatchObject({ version: 1 });
    expect(await failure(get(id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(get(id, (await somebody()).as))).toEqual([404, 'not_found', undefined]);
    const [known] = exerciseLibrary().values();
    expect((await get(known?.id ?? '')).data).toEqual(known);
  });

  it.each<[Partial<ExercisesQuery>, string]>([
    [{ search: 'front squat' }, 'squat'],
    [{ search: 'bnech', muscle: 'chest' }, 'bench'],
    [{ search: 'pullups', equipment: 'pull_up_bar' }, 'pull'],
    [{ muscle: 'abdominals', equipment: 'none' }, ''],
  ])('finds %j', async (query, word) => {
    const { data } = await call(endpoints.listExercises, { query: { limit: 100, ...query } });
    expect(data.length).toBeGreaterThan(0);
    for (const { name, primary, equipment } of data) {
      expect(name.toLowerCase()).toContain(word);
      if (query.muscle) expect(primary).toContain(query.muscle);
      if (query.equipment === 'none') expect(equipment).toEqual([]);
    }
  });

  it('is changed in the version that was read, also when two come at once', async () => {
    const { create, change } = await somebody();
    const { id } = (await create()).data;
    const both = await Promise.allSettled([
      change(id, { version: 1, name: 'One' }),
      change(id, { version: 1, name: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(change(id, { version: 1, name: 'Three' }))).toEqual([
      409,
      'state_changed',
      undefined,
    ]);
    expect((await change(id, { version: 2, name: 'Three' })).data).toMatchObject({
      name: 'Three',
      mine: { version: 3 },
    });
  });

  it('is deleted once', async () => {
    const { create, remove, list } = await somebody();
    const { id } = (await create()).data;
    await remove(id);
    expect(await list()).toEqual([]);
    expect(await failure(remove(id))).toEqual([404, 'not_found', undefined]);
  });

  it('is nobody else’s to change or delete', async () => {
    const { id } = (await one.create()).data;
    const other = await somebody();
    expect(await failure(other.change(id, { version: 1, name: 'Mine' }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect(await failure(other.remove(id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(other.remove('nonsense'))).toEqual([404, 'not_found', undefined]);
  });

  it.each([
    [{ name: ' ' }, 422, 'too_short', 'body.name'],
    [{ name: 'x'.repeat(121) }, 422, 'too_long', 'body.name'],
    [{ steps: '\u0000' }, 422, 'invalid', 'body.steps'],
    [{ primary: [] }, 422, 'too_short', 'body.primary'],
    [{ primary: ['chest', 'chest'] }, 422, 'invalid', 'body.primary'],
    [{ video: 'javascript:alert(1)' }, 422, 'bad_format', 'body.video'],
    [{ owner: 'me' }, 400, 'unknown_key', 'body.owner'],
  ])('is refused with the field for %j', async (body, ...expected) => {
    expect(await failure(one.create(body))).toEqual(expected);
  });
});
