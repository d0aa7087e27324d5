import type { ProgramPatch } from '@chalkline/contract/programs/program.schema.ts';
import * as endpoints from '@chalkline/contract/programs/programs.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { community } from '../../groups/directory/groups.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { upload } from '../../uploads/uploads.factory.ts';
import { exercise } from '../exercises/exercises.factory.ts';
import { deleteExercise } from '../exercises/exercises.service.ts';
import { program, smallTree } from './programs.factory.ts';
import { programVersions } from './programs.table.ts';

const { parts, call } = await testApp();

async function trainer() {
  const who = await person(parts, { accountType: 'trainer' });
  const as = await signedIn(parts, who);
  const viewer = { ...asViewer(who), accountType: 'trainer' as const };
  const at = (programId: string) => ({ params: { programId } });
  return {
    as,
    viewer,
    build: (sketch = {}) => program(parts, viewer, sketch),
    draft: async (id: string) => (await call(endpoints.getProgramDraft, at(id), { as })).data,
    change: async (id: string, body: ProgramPatch) =>
      (await call(endpoints.changeProgram, { ...at(id), body }, { as })).data,
    publish: async (id: string, version: number) =>
      (await call(endpoints.publishProgram, { ...at(id), body: { version } }, { as })).data,
    withdraw: async (id: string) => (await call(endpoints.withdrawProgram, at(id), { as })).data,
    copy: async (id: string) =>
      (await call(endpoints.copyProgram, at(id), { as, idempotencyKey: crypto.randomUUID() })).data,
    remove: (id: string) => call(endpoints.deleteProgram, at(id), { as }),
    see: async (id: string) => (await call(endpoints.getProgram, at(id), { as })).data,
  };
}

const one = await trainer();

describe('a draft', () => {
  it('is created once under one key, and is its builder’s alone', async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = { name: 'First barbell' };
    const both = await Promise.all([
      call(endpoints.createProgram, { body }, { as: one.as, idempotencyKey }),
      call(endpoints.createProgram, { body }, { as: one.as, idempotencyKey }),
    ]);
    const [id = ''] = new Set(both.map(({ data }) => data.id));
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    const other = await trainer();
    const gone = [404, 'not_found', undefined];
    expect(await failure(other.draft(id))).toEqual(gone);
    expect(await failure(other.change(id, { version: 1, name: 'Mine' }))).toEqual(gone);
    expect(await failure(other.publish(id, 1))).toEqual(gone);
    expect(await failure(other.copy(id))).toEqual(gone);
    expect(await failure(other.remove(id))).toEqual(gone);
    expect(await failure(one.see(id))).toEqual(gone);
  });

  it('is for trainers and administrators to build', async () => {
    const as = await signedIn(parts, await person(parts, { accountType: 'trainee' }));
    const made = call(
      endpoints.createProgram,
      { body: { name: 'Mine' } },
      { as, idempotencyKey: crypto.randomUUID() },
    );
    expect(await failure(made)).toEqual([403, 'not_allowed', undefined]);
  });

  it('is saved in the version that was read, also when two devices save at once', async () => {
    const { id } = await one.build();
    const both = await Promise.allSettled([
      one.change(id, { version: 1, tree: smallTree(2) }),
      one.change(id, { version: 1, tree: smallTree(3) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { tree, version } = await one.draft(id);
    expect([2, 3]).toContain(tree.weeks.length);
    expect(version).toBe(2);
    // The same weeks again are no change, whatever the order of their keys.
    expect((await one.change(id, { version: 2, tree })).version).toBe(2);
  });

  it('is deleted while it was never published', async () => {
    const { id } = await one.build();
    await one.remove(id);
    expect(await failure(one.draft(id))).toEqual([404, 'not_found', undefined]);
    const shown = await one.build();
    await one.publish(shown.id, 1);
    await one.withdraw(shown.id);
    expect(await failure(one.remove(shown.id))).toEqual([409, 'program_was_published', undefined]);
  });
});

describe('publishing', () => {
  it('makes a version that later edits don’t change', async () => {
    const { id } = await one.build({ tree: smallTree(2, 3) });
    expect(await one.publish(id, 1)).toMatchObject({
      published: 1,
      hasChanges: false,
      weeks: 2,
      workouts: 6,
    });
    expect(await failure(one.publish(id, 1))).toEqual([409, 'program_unchanged', undefined]);
    expect(await one.change(id, { version: 1, name: 'Later', tree: smallTree(4) })).toMatchObject({
      hasChanges: true,
    });
    expect(await one.see(id)).toMatchObject({ name: 'First barbell', number: 1, number_of_weeks: 2 });
    await one.publish(id, 2);
    expect(await one.see(id)).toMatchObject({ name: 'Later', number: 2, number_of_weeks: 4, is_free: 1 });
    const change = parts.database.sql.update(programVersions).set({ name: 'Other' });
    await expect(change.where(eq(programVersions.programId, id))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  });

  it('happens once when it is asked twice at once', async () => {
    const { id } = await one.build();
    const both = await Promise.allSettled([one.publish(id, 1), one.publish(id, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await one.see(id)).number).toBe(1);
  });

  it('needs weeks, each with workouts that have exercises, all of which there are', async () => {
    const empty = [409, 'program_incomplete', undefined];
    const { id } = await one.build({ tree: { weeks: [] } });
    expect(await failure(one.publish(id, 1))).toEqual(empty);
    const tree = { weeks: [...smallTree().weeks, { id: crypto.randomUUID(), days: [] }] };
    await one.change(id, { version: 1, tree });
    expect(await failure(one.publish(id, 2))).toEqual(empty);
    expect(await failure(one.publish(id, 1))).toEqual([409, 'state_changed', undefined]);

    const { id: exerciseId } = await exercise(parts, one.viewer);
    const own = await one.build({ tree: smallTree(1, 1, exerciseId) });
    expect(own.known).toMatchObject([{ id: exerciseId, isOfLibrary: false }]);
    await deleteExercise(parts, one.viewer, exerciseId);
    expect(await failure(one.publish(own.id, 1))).toEqual([409, 'program_exercise_gone', undefined]);
    // Nor is another person’s exercise one of these.
    const theirs = (await exercise(parts, (await trainer()).viewer)).id;
    const foreign = await one.build({ tree: smallTree(1, 1, theirs) });
    expect(await failure(one.publish(foreign.id, 1))).toEqual([409, 'program_exercise_gone', undefined]);
  });

  it('keeps an exercise of one’s own as it was', async () => {
    const { id: exerciseId, name } = await exercise(parts, one.viewer);
    const { id } = await one.build({ tree: smallTree(1, 1, exerciseId) });
    await one.publish(id, 1);
    await deleteExercise(parts, one.viewer, exerciseId);
    expect((await one.see(id)).exercises).toMatchObject([{ id: exerciseId, name, isOfLibrary: false }]);
  });

  it('is taken back, once', async () => {
    const { id } = await one.build();
    await one.publish(id, 1);
    expect(await one.withdraw(id)).toMatchObject({ published: null, wasPublished: true });
    expect(await failure(one.see(id))).toEqual([404, 'not_found', undefined]);
    expect(await failure(one.withdraw(id))).toEqual([409, 'program_not_published', undefined]);
    expect(await one.publish(id, 1)).toMatchObject({ published: 2 });
  });
});

it('a copy is a draft of its own', async () => {
  const { id } = await one.build({ tree: smallTree(2) });
  await one.publish(id, 1);
  const copy = await one.copy(id);
  expect(copy).toMatchObject({ name: 'Copy of First barbell', published: null, weeks: 2 });
  await one.change(copy.id, { version: 1, tree: smallTree(1) });
  expect((await one.draft(id)).weeks).toBe(2);
});

it('the picture is the builder’s own upload; what people see keeps its own until the next is published', async () => {
  const theirs = await upload(parts, (await trainer()).viewer);
  const { id } = await one.build();
  expect(await failure(one.change(id, { version: 1, image: theirs.id }))).toEqual([
    422,
    'upload_unknown',
    'body.image',
  ]);
  const [first, second] = [await upload(parts, one.viewer), await upload(parts, one.viewer)];
  expect((await one.change(id, { version: 1, image: first.id })).image).toContain(first.id);
  await one.publish(id, 2);
  await one.change(id, { version: 2, image: second.id });
  expect((await one.see(id)).image).toContain(first.id);
  await one.publish(id, 3);
  expect((await one.see(id)).image).toContain(second.id);
  await one.change(id, { version: 3, image: '' });
  expect((await one.draft(id)).image).toBeNull();
});

it('goes into a community that one moderates, and into no other', async () => {
  const mine = await community(parts, one.viewer, { visibility: 'private' });
  const other = await community(parts, (await trainer()).viewer);
  const { id } = await one.build({ communityId: mine.id });
  expect((await one.draft(id)).community).toEqual({ id: mine.id, name: mine.name });
  const unknown = [422, 'program_place_unknown', 'body.communityId'];
  expect(await failure(one.change(id, { version: 1, communityId: other.id }))).toEqual(unknown);
  expect(await failure(one.change(id, { version: 1, communityId: 'nonsense' }))).toEqual(unknown);
  expect((await one.change(id, { version: 1, communityId: null })).community).toBeNull();
});

it.each([
  [{ name: ' ' }, 422, 'too_short', 'body.name'],
  [{ name: 'x'.repeat(81) }, 422, 'too_long', 'body.name'],
  [{ video: 'javascript:alert(1)' }, 422, 'bad_format', 'body.video'],
  [{ level: 'hero' }, 422, 'not_one_of', 'body.level'],
  [{ tree: { weeks: [{ id: 'one', days: [] }] } }, 422, 'bad_format', 'body.tree.weeks.0.id'],
  [{ price: 5 }, 422, 'amount_below_minimum', 'body.price'],
  [{ fee: 5 }, 400, 'unknown_key', 'body.fee'],
])('refuses %j with the field', async (body, ...expected) => {
  const sent = { body: { name: 'One', ...body } as never };
  const made = call(endpoints.createProgram, sent, { as: one.as, idempotencyKey: crypto.randomUUID() });
  expect(await failure(made)).toEqual(expected);
});
