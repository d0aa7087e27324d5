import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { keepCorrection } from './check-ins.correct.service.ts';
import { takeAllWeighed, takeWeighed, updateCheckIn } from './check-ins.repository.ts';
import { weightPlace, withWeight } from './check-ins.rules.ts';
import type { CheckInRow } from './check-ins.table.ts';

/** What people weigh, once a day, which they see in their diary. */
interface BodyWeights {
  /** Nobody else changes them until the transaction ends. */
  readonly hold: (tx: Transaction, personId: string) => Promise<void>;
  /** Null takes the one of a day away. Throws 403 `body_consent_needed`. */
  readonly put: (
    parts: Parts,
    tx: Transaction,
    viewer: Viewer,
    { day, grams }: { day: string; grams: number | null },
  ) => Promise<void>;
  readonly of: (sql: Sql, personId: string, days: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

const nothing = async () => undefined;
let bodyWeights: BodyWeights = { hold: nothing, put: nothing, of: async () => new Map() };

/** Nutrition comes after coaching and says here how it keeps them. */
export function setBodyWeights(kept: BodyWeights): void {
  bodyWeights = kept;
}

export const holdWeights: BodyWeights['hold'] = (tx, personId) => bodyWeights.hold(tx, personId);

/** Check-ins of one client with what they weighed; an open one with that of `today`. */
export async function weighed(sql: Sql, rows: readonly CheckInRow[], today?: string): Promise<CheckInRow[]> {
  const dayOf = ({ weightDay, answeredAt }: CheckInRow) => weightDay ?? (answeredAt === null ? today : null);
  const days = [...new Set(rows.flatMap((row) => dayOf(row) ?? []))];
  const [{ clientId } = { clientId: '' }] = rows;
  const grams = days.length > 0 ? await bodyWeights.of(sql, clientId, days) : new Map<string, number>();
  return rows.map((row) => {
    const day = dayOf(row);
    if (!day) return row;
    const known = grams.get(day);
    return { ...row, answers: withWeight(row, known === undefined ? null : known / 1000) };
  });
}

/** Keeps the body weight among these answers as the one of its day, and gives the day; null without one. */
export async function weigh(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  row: CheckInRow,
  { kilograms, today }: { kilograms: unknown; today: string },
): Promise<string | null> {
  const before = row.answers?.[weightPlace(row.questions)] ?? null;
  if (before === (kilograms ?? null)) return row.weightDay;
  const day = row.weightDay ?? row.answeredAt?.toISOString().slice(0, 10) ?? today;
  const grams = typeof kilograms === 'number' ? Math.round(kilograms * 1000) : null;
  const put = () => bodyWeights.put(parts, tx, viewer, { day, grams });
  await correctingWeight(parts, tx, { personId: viewer.personId, day }, put, row.id);
  return day;
}

/** A change of what a person weighed on a day, which corrects their check-ins with it as well, but for one. */
export async function correctingWeight(
  parts: Parts,
  tx: Transaction,
  { personId, day }: { personId: string; day: string },
  change: () => Promise<void>,
  exceptId?: string,
): Promise<void> {
  const rows = (await takeWeighed(tx.sql, personId, day)).filter(({ id }) => id !== exceptId);
  const before = await weighed(tx.sql, rows);
  await change();
  const after = await weighed(tx.sql, rows);
  for (const [at, row] of before.entries()) await keepCorrection(parts, tx, row, after[at]?.answers ?? []);
}

/** With all that a person weighed goes what it was before it was corrected. */
export async function forgetEarlierWeights(_: Parts, { sql }: Transaction, personId: string): Promise<void> {
  for (const { id, questions, earlier } of await takeAllWeighed(sql, personId)) {
    const place = weightPlace(questions);
    await updateCheckIn(sql, id, { earlier: earlier.map((known, at) => (at === place ? [] : known)) });
  }
}
