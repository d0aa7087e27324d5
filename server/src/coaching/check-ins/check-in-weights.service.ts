import type { Sql } from '../../platform/database/database.ts';
import { findAnswered } from './check-ins.repository.ts';

interface AnsweredWeight {
  /** In UTC. */
  readonly day: string;
  readonly grams: number;
}

/** What a client answered about their weight since a moment, the earliest first. For those who may see their body. */
export async function weightsAnswered(sql: Sql, coachingId: string, since: Date): Promise<AnsweredWeight[]> {
  const answered = await findAnswered(sql, coachingId, since);
  return answered.flatMap(({ questions, answers, answeredAt }) => {
    const kilograms = answers?.[questions.findIndex(({ kind }) => kind === 'weight')];
    if (typeof kilograms !== 'number' || !answeredAt) return [];
    return [{ day: answeredAt.toISOString().slice(0, 10), grams: Math.round(kilograms * 1000) }];
  });
}
