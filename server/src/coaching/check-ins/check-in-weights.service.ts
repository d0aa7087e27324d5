import type { Sql } from '../../platform/database/database.ts';
import { findAnswered } from './check-ins.repository.ts';

interface AnsweredWeight {
  readonly coachingId: string;
  /** In UTC. */
  readonly day: string;
  readonly grams: number;
}

/** What clients answered about their weight since a moment, the earliest first. For those who may see their body. */
export async function weightsAnswered(
  sql: Sql,
  coachingIds: readonly string[],
  since: Date,
): Promise<AnsweredWeight[]> {
  const found = await findAnswered(sql, coachingIds, since);
  return found.flatMap(({ coachingId, questions, answers, answeredAt }) => {
    const kilograms = answers?.[questions.findIndex(({ kind }) => kind === 'weight')];
    if (typeof kilograms !== 'number' || !answeredAt) return [];
    return [{ coachingId, day: answeredAt.toISOString().slice(0, 10), grams: Math.round(kilograms * 1000) }];
  });
}
