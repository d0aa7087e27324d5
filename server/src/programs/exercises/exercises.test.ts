import * as endpoints from '@chalkline/contract/programs/exercises.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

const facts = { name: 'North gate', description: 'Opens at seven.' };

async function somebody() {
  const as = await signedIn(parts, await person(parts));
  const create = (body: object = {}, idempotencyKey: string = crypto.randomUUID()) =>
    call(endpoints.createExercise, { body: { ...facts, ...body } }, { as, idempotencyKey });
  const list = async () => (await call(endpoints.listExercises, { query: {} }, { as })).data;
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
    expect(await list()).toMatchObject([{ ...facts, version: 1 }]);
  });

  it('is listed newest first, in pages, each once, to its owner alone', async () => {
    const { as, create } = await somebody();
    for (let number = 0; number < 5; number += 1) {
      clock.advance(1000);
      await create({ name: `N${number}` });
    }
    const pages = await allPages((cursor) =>
      call(endpoints.listExercises, { query: { limit: 2, ...(cursor && { cursor }) } }, { as }),
    );
    expect(pages.map(({ name }) => name)).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
    expect(await (await somebody()).list()).toEqual([]);
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
      version: 3,
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
    [{ description: '\u0000' }, 422, 'invalid', 'body.description'],
    [{ owner: 'me' }, 400, 'unknown_key', 'body.owner'],
  ])('is refused with the field for %j', async (body, ...expected) => {
    expect(await failure(one.create(body))).toEqual(expected);
  });
});
