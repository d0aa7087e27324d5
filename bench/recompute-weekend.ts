import type pg from 'pg';

/** How a workout of the simulated weekend is typed: reps and loads are better higher, times lower. */
export type WeekendType = 'reps' | 'load' | 'time';

export interface Recomputed {
  readonly place: number;
  readonly total: number;
}

/** Of 40, since 2023. */
const table = [
  100,
  97,
  94,
  91,
  88,
  85,
  82,
  79,
  76,
  73,
  70,
  67,
  64,
  61,
  58,
  55,
  52,
  49,
  46,
  43,
  40,
  37,
  34,
  32,
  30,
  ...Array.from({ length: 15 }, (_, at) => 28 - 2 * at),
];

interface Typed {
  readonly entryId: string;
  readonly workoutId: string;
  readonly typed: string;
}

/**
 * The overall of a division, made from what was typed and decided alone: it shares no code with the product. `types`
 * says how each workout is measured.
 */
export async function recomputeDivision(
  client: Pick<pg.Client, 'query'>,
  divisionId: string,
  types: ReadonlyMap<string, WeekendType>,
): Promise<ReadonlyMap<string, Recomputed>> {
  const entries = await rowsOf<{ id: string }>(
    client,
    'select id from competitions.entries where division_id = $1',
    divisionId,
  );
  const log = await rowsOf<Typed & { id: string; previousId: string | null }>(
    client,
    `select s.id, s.entry_id as "entryId", s.workout_id as "workoutId", s.previous_id as "previousId", s.typed
     from competitions.scores s join competitions.entries e on e.id = s.entry_id where e.division_id = $1`,
    divisionId,
  );
  const penalties = await rowsOf<{ entryId: string; workoutId: string; amount: number }>(
    client,
    `select p.entry_id as "entryId", p.workout_id as "workoutId", p.amount::float as amount from competitions.penalties p
     join competitions.entries e on e.id = p.entry_id where e.division_id = $1 and p.withdrawn_at is null`,
    divisionId,
  );
  const corrected = new Set(log.map(({ previousId }) => previousId));
  const current = log.filter(({ id, typed }) => !corrected.has(id) && typed !== '');
  const finishes = new Map<string, number[]>(entries.map(({ id }) => [id, []]));
  const totals = new Map<string, number>(entries.map(({ id }) => [id, 0]));
  for (const [workoutId, type] of types) {
    const scored = current
      .filter((one) => one.workoutId === workoutId)
      .map(({ entryId, typed }) => {
        const taken = penalties
          .filter((one) => one.workoutId === workoutId && one.entryId === entryId)
          .reduce((sum, { amount }) => sum + amount, 0);
        return { entryId, key: sortKey(typed, type, taken) };
      });
    for (const { entryId, key } of scored) {
      const place = 1 + scored.filter((other) => other.key < key).length;
      finishes.get(entryId)?.push(place);
      totals.set(entryId, (totals.get(entryId) ?? 0) + (table[place - 1] ?? 0));
    }
  }
  const compare = (one: string, other: string): number => {
    const points = (totals.get(other) ?? 0) - (totals.get(one) ?? 0);
    if (points !== 0) return points;
    const [a, b] = [one, other].map((id) => (finishes.get(id) ?? []).toSorted((x, y) => x - y));
    for (let at = 0; at < types.size; at += 1) {
      const apart = (a?.[at] ?? 1000) - (b?.[at] ?? 1000);
      if (apart !== 0) return apart;
    }
    return 0;
  };
  return new Map(
    entries.map(({ id }) => {
      const better = entries.filter((other) => compare(other.id, id) < 0).length;
      return [id, { place: 1 + better, total: totals.get(id) ?? 0 }];
    }),
  );
}

/** Smaller is better. */
function sortKey(typed: string, type: WeekendType, penalty: number): number {
  if (type === 'reps') return -(Number.parseInt(typed, 10) - penalty);
  if (type === 'load') return -Number.parseFloat(typed);
  const capped = /^CAP\+(\d+)$/.exec(typed);
  if (capped) return 1_000_000 + Number(capped[1]);
  const [minutes = '0', rest = '0'] = typed.split(':');
  return Number(minutes) * 60 + Number(rest) + penalty;
}

async function rowsOf<Row extends object>(
  client: Pick<pg.Client, 'query'>,
  text: string,
  divisionId: string,
): Promise<Row[]> {
  return (await client.query<Row>(text, [divisionId])).rows;
}
