import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import { findCoachingOfCheckIn, updateCheckIn } from './check-ins.repository.ts';
import { corrected, withWeight } from './check-ins.rules.ts';
import type { CheckInRow, KeptAnswer } from './check-ins.table.ts';

/** Changes a check-in. Its body weight is kept by day, elsewhere. Gives it as it is now. */
export async function keepAnswers(
  { sql }: Transaction,
  row: CheckInRow,
  change: Partial<CheckInRow>,
): Promise<CheckInRow> {
  const now = { ...row, ...change, version: row.version + 1 };
  const answers = now.weightDay === null ? now.answers : withWeight(now, null);
  await updateCheckIn(sql, row.id, { ...change, version: now.version, answers });
  return now;
}

/** Keeps a correction and tells the trainer if they had read what it was. The row stays as it is where nothing is another. */
export async function keepCorrection(
  parts: Parts,
  tx: Transaction,
  row: CheckInRow,
  next: readonly KeptAnswer[],
  weightDay = row.weightDay,
): Promise<CheckInRow> {
  const correctedAt = parts.clock.now();
  const correction = corrected(row, correctedAt, next);
  if (!correction) return row;
  const { wasRead, ...kept } = correction;
  const now = await keepAnswers(tx, row, { ...kept, weightDay, correctedAt });
  const coaching = wasRead && row.reply === null ? await findCoachingOfCheckIn(tx.sql, row.id) : null;
  if (coaching)
    await notifyOfCheckIn(parts, tx, {
      id: row.id,
      happening: 'corrected',
      time: now.version,
      actorId: row.clientId,
      recipient: coaching.trainerId,
    });
  return now;
}
