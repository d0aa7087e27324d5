import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { scores } from '../scores/scores.table.ts';
import { packedScoreBytes } from './packed-field.rules.ts';
import { idAt, idWords } from './packed-ids.rules.ts';
import { findPackedScores } from './packed-material.repository.ts';

const { parts, database } = await testApp();

/** A workout with a current score, a corrected one, and a deleted one. */
async function workout() {
  const made = await competition(parts, { state: 'live' });
  const [stands, corrected, gone] = [
    await entry(parts, made),
    await entry(parts, made),
    await entry(parts, made),
  ];
  await score(parts, made, { entryId: stands.id, typed: '9:41' });
  const [first, wrong] = [
    await score(parts, made, { entryId: corrected.id, typed: '9:41' }),
    await score(parts, made, { entryId: gone.id, typed: '5:00' }),
  ];
  const seen = { reason: 'Seen on video' };
  await score(parts, made, { entryId: corrected.id, typed: 'CAP+3', previousId: first.id, ...seen });
  await score(parts, made, { entryId: gone.id, typed: '', previousId: wrong.id, ...seen });
  return { workoutId: made.view.workouts[0]?.id ?? '', divisionId: made.view.divisions[0]?.id ?? '' };
}

/** What is read of a workout, in an order that does not depend on where it was read. */
async function readOf(workoutId: string, ofDivision: string | null = null) {
  const found = await database.transaction(({ bulk }) => findPackedScores(bulk, workoutId, ofDivision));
  const parts = (content: Buffer, bytes: number) =>
    Array.from({ length: content.length / bytes }, (_, at) =>
      content.subarray(at * bytes, (at + 1) * bytes).toString('hex'),
    ).sort();
  return { scores: parts(found.scores, packedScoreBytes), corrected: parts(found.corrected, 16) };
}

/** Resets scores to how they were stored before the database packed them. */
async function forget(workoutId: string, which = sql`true`) {
  await database.sql.execute(sql`alter table competitions.scores disable trigger scores_append_only`);
  await database.sql.execute(
    sql`update competitions.scores set packed = null where workout_id = ${workoutId} and ${which}`,
  );
  await database.sql.execute(sql`alter table competitions.scores enable trigger scores_append_only`);
}

describe('the scores of a workout, packed', () => {
  it('are all that have a value, and the ids of those that were corrected', async () => {
    const { workoutId } = await workout();
    const rows = await database.sql.select().from(scores).where(eq(scores.workoutId, workoutId));
    const ofValue = rows.filter(({ value }) => value !== null);
    const read = await readOf(workoutId);
    const ids = read.scores.map((packed) => {
      const words = idWords(Buffer.from(packed, 'hex'));
      return { entryId: idAt(words, 0), id: idAt(words, 4) };
    });
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(ids.sort(byId)).toEqual(ofValue.map(({ entryId, id }) => ({ entryId, id })).sort(byId));
    expect(ids).toHaveLength(4);
    const previous = rows.flatMap(({ previousId }) => previousId?.replaceAll('-', '') ?? []);
    expect(read.corrected).toEqual(previous.sort());
    expect(read.corrected).toHaveLength(2);
  });

  it('are the same where some or all were recorded before they were packed', async () => {
    const { workoutId, divisionId } = await workout();
    const packed = await readOf(workoutId);
    await forget(workoutId, sql`previous_id is not null`);
    expect(await readOf(workoutId)).toEqual(packed);
    await forget(workoutId);
    expect(await readOf(workoutId)).toEqual(packed);
    expect(await readOf(workoutId, divisionId)).toEqual(packed);
  });

  it('are those of one division where others have more', async () => {
    const { workoutId, divisionId } = await workout();
    const all = await readOf(workoutId);
    expect(await readOf(workoutId, divisionId)).toEqual(all);
    expect(await readOf(workoutId, crypto.randomUUID())).toEqual({ scores: [], corrected: [] });
  });
});
