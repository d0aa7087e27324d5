import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { newScore } from '@chalkline/contract/competitions/score.schema.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import type { Parts } from '../../platform/parts.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { insertBoardRequests } from '../board-requests/board-requests.repository.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { recordScore } from '../scores/scores.record.service.ts';
import { rankDivision } from './boards.rank.service.ts';
import { boardParts, boards } from './boards.table.ts';
import { partNames } from './packed-board.rules.ts';
import { comparedAtMost, packedChanges } from './packed-changes.rules.ts';

const { parts, call, settle, clock, database } = await testApp();
const size = comparedAtMost + 1;

/** A division of so many that its ranking is cached, with a score of everybody in one workout. */
async function large() {
  const made = await competition(parts, { state: 'live' });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutIds = made.view.workouts.map(({ id }) => id);
  await database.pool.query(
    `insert into competitions.entries (id, competition_id, division_id, bib, name, state, created_at, updated_at, words)
     select gen_random_uuid(), $1, $2, number, 'Athlete ' || number, 'active', now(), now(), ''
     from generate_series(1, $3::int) as number`,
    [competitionId, divisionId, size],
  );
  await database.pool.query(
    `insert into competitions.scores (id, competition_id, workout_id, entry_id, submission_id, typed, value, received_at, created_by)
     select gen_random_uuid(), competition_id, $2, id, gen_random_uuid(), '9:00',
       jsonb_build_object('result', jsonb_build_object('outcome', 'finished', 'amount', 300000 + bib % 90 * 1000)),
       '2026-06-01', (select created_by from competitions.competitions where id = $1)
     from competitions.entries where competition_id = $1`,
    [competitionId, workoutIds[0]],
  );
  const found = await database.pool.query<{ id: string }>(
    'select id from competitions.entries where competition_id = $1 and bib % 2500 < 2 order by bib',
    [competitionId],
  );
  const as = await signedIn(parts, made.owner);
  return { made, competitionId, divisionId, workoutIds, as, entryIds: found.rows.map(({ id }) => id) };
}

const typed = ['5:01', '9:30', 'CAP+12', 'DNF', 'WD', ''];
const loads = ['100', '102.5', '80', 'DNS', ''];
const reps = ['140 tb 4:31', '140 tb 4:40', '90', ''];

const anyStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      cell: fc.nat({ max: 15 }),
      workout: fc.nat({ max: 2 }),
      text: fc.nat({ max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leaves' as const), cell: fc.nat({ max: 15 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('published' as const), workout: fc.nat({ max: 2 }) }),
  },
);

describe('a division whose last ranking is cached', () => {
  let board: Awaited<ReturnType<typeof large>>;
  beforeAll(async () => {
    board = await large();
    await rankAll();
  }, 120_000);

  async function rankAll(): Promise<void> {
    const { divisionId } = board;
    await parts.database.transaction((tx) => insertBoardRequests(tx.sql, [divisionId], clock.now()));
    await rankDivision(parts, divisionId);
  }

  /** Hands something in for one of the entries, whatever they had; false where there is nothing to take away. */
  async function handIn(own: Parts, { cell = 0, workout = 0, text = 0 }): Promise<boolean> {
    const { competitionId, entryIds, workoutIds, made } = board;
    const [entryId, workoutId] = [entryIds[cell % entryIds.length] ?? '', workoutIds[workout] ?? ''];
    const texts = [typed, loads, reps][workout] ?? typed;
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from competitions.scores where workout_id = $1 and entry_id = $2
         and not exists (select 1 from competitions.scores later where later.previous_id = scores.id)`,
      [workoutId, entryId],
    );
    const previousId = rows[0]?.id ?? null;
    const what = texts[text % texts.length] ?? '';
    if (what === '' && previousId === null) return false;
    clock.advance(1000);
    const given = { workoutId, entryId, previousId, typed: what, reason: 'Seen on video' };
    const body = newScore.parse({ submissionId: crypto.randomUUID(), ...given });
    await recordScore(own, made.viewer, competitionId, body);
    return true;
  }

  async function stored() {
    const { part, first, content } = boardParts;
    return database.sql
      .select({ part, first, content, by: sql<string>`${boardParts}.xmin::text` })
      .from(boardParts)
      .where(eq(boardParts.divisionId, board.divisionId));
  }

  /** What is stored is what ranking all of it gives. */
  async function expectWhole(): Promise<void> {
    const before = await stored();
    await rankAll();
    const after = await stored();
    const { workoutIds } = board;
    expect(packedChanges(before, after, { workoutIds, most: size })).toEqual({ rows: [], removed: [] });
    const same = [partNames.order, partNames.rows, partNames.bibs, partNames.extras, ...workoutIds];
    const of = (pieces: typeof after) =>
      new Map(
        pieces
          .filter(({ part }) => same.includes(part))
          .map(({ part, first, content }) => [`${part} ${first}`, content.toString('hex')]),
      );
    expect(of(before)).toEqual(of(after));
  }

  it('writes for one more score only what may be different', async () => {
    const before = new Map((await stored()).map(({ part, first, by }) => [`${part} ${first}`, by]));
    await handIn(parts, { cell: 3, workout: 1 });
    await settle();
    const after = await stored();
    const untouched = after.filter(({ part, first, by }) => before.get(`${part} ${first}`) === by);
    const own = after.filter(({ part }) => part === partNames.entries || part === partNames.bibs);
    expect(untouched.map(({ part }) => part).every((part) => own.some((one) => one.part === part))).toBe(
      true,
    );
    expect(own.length - untouched.length).toBe(1);
    await expectWhole();
  });

  it('stores what a full ranking gives, after changes of any kind in any order', async () => {
    const { as, competitionId, divisionId, entryIds, workoutIds } = board;
    const params = { competitionId };
    const states = new Map<string, 'published' | 'final'>();
    const left = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 8 }), async (steps) => {
        for (const step of steps) {
          if (step.kind === 'score') await handIn(parts, step);
          if (step.kind === 'leaves') {
            const entryId = entryIds[step.cell % entryIds.length] ?? '';
            const [from, to] = left.delete(entryId)
              ? (['withdrawn', 'active'] as const)
              : (['active', 'withdrawn'] as const);
            if (to === 'withdrawn') left.add(entryId);
            await call(moveEntry, { params: { ...params, entryId }, body: { from, to } }, { as });
          }
          if (step.kind === 'published') {
            const workoutId = workoutIds[step.workout] ?? '';
            const from = states.get(workoutId) ?? 'published';
            const to = from === 'published' ? 'final' : 'published';
            states.set(workoutId, to);
            await call(
              movePublications,
              { params, body: { results: [{ divisionId, workoutId }], from, to } },
              { as },
            );
          }
          await settle();
        }
        await expectWhole();
      }),
      { numRuns: 3, endOnFailure: true },
    );
  }, 240_000);

  it('is read in full after another process ranked it', async () => {
    await handIn(parts, { cell: 1 });
    await settle();
    // Another process takes the request and keeps its own board.
    await handIn(
      { ...parts, afterCommit: { ...parts.afterCommit, enqueue: () => undefined } },
      { cell: 5, text: 1 },
    );
    await database.sql.delete(boardRequests);
    await database.sql.update(boards).set({ head: sql`${boards.head} || ' '` });
    await handIn(parts, { cell: 7, text: 2 });
    await settle();
    await expectWhole();
  }, 60_000);
});
