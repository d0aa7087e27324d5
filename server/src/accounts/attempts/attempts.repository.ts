import { eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { AttemptLimit } from './attempts.rules.ts';
import { attempts } from './attempts.table.ts';

/** Counts one more, in one statement, so that parallel tries each get a number of their own. */
export async function countAttempt(
  db: Sql,
  key: string,
  { times, perSeconds, closedSeconds }: AttemptLimit,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${attempts.endsAt} <= ${now}`;
  const next = sql`${attempts.count} + 1`;
  const closes =
    closedSeconds === undefined
      ? sql`${attempts.endsAt}`
      : sql`case when ${next} = ${times} then ${later(closedSeconds)} else ${attempts.endsAt} end`;
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, endsAt: later(perSeconds) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${next} end`,
        endsAt: sql`case when ${isOver} then ${later(perSeconds)} else ${closes} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (!counted) throw new Error('A try was counted and gave no count.');
  return counted;
}

/** The last try was a good one: it does not count. */
export async function takeBackAttempt(db: Sql, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Everything is forgiven. */
export async function forgetAttempts(db: Sql, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
