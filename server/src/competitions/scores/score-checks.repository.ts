import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type ScoreCheckRow, scoreChecks } from './score-checks.table.ts';
import { isCurrent } from './scores.repository.ts';
import { type ScoreRow, scoreColumns, scores } from './scores.table.ts';

/** A mark with who made it. */
export interface MadeCheck extends ScoreCheckRow {
  readonly byName: string;
}

/** A score of the competition that wasn't corrected or taken away. */
export async function findScoreToCheck(
  database: Sql,
  competitionId: string,
  scoreId: string,
): Promise<{
  readonly score: ScoreRow;
  readonly isCurrent: boolean;
  readonly check: ScoreCheckRow | null;
} | null> {
  const of = and(eq(scores.competitionId, competitionId), eq(scores.id, scoreId));
  const [found] = await database
    .select({ score: scoreColumns, check: scoreChecks })
    .from(scores)
    .leftJoin(scoreChecks, eq(scoreChecks.scoreId, scores.id))
    .where(of);
  if (!found) return null;
  const current = await database.$count(scores, and(of, isCurrent(database)));
  return { ...found, isCurrent: current === 1 && found.score.value !== null };
}

export async function keepScoreCheck(database: Sql, { scoreId, ...mark }: ScoreCheckRow): Promise<void> {
  await database
    .insert(scoreChecks)
    .values({ scoreId, ...mark })
    .onConflictDoUpdate({ target: scoreChecks.scoreId, set: mark });
}

export async function deleteScoreCheck(database: Sql, scoreId: string): Promise<void> {
  await database.delete(scoreChecks).where(eq(scoreChecks.scoreId, scoreId));
}

/** What marks hold of people. */
export const scoreChecksPersonalTable: PersonalTable = {
  table: scoreChecks,
  byId: [scoreChecks.createdBy],
  exported: {
    name: 'scores-i-checked',
    columns: {
      scoreId: scoreChecks.scoreId,
      state: scoreChecks.state,
      note: scoreChecks.note,
      at: scoreChecks.createdAt,
    },
  },
  erased: { kept: 'it belongs to the competition; only the id of who checked it is kept' },
};
