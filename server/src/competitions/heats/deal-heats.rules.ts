import type { HeatDealing } from '@chalkline/contract/competitions/heat-plan.schema.ts';

/** Heats over which a circle spreads the best. */
const circleHeats = 3;

/**
 * Puts a ranked list, best first, into heats of these sizes. Every heat is given best first. `random` and `copy` come
 * with a list in an order of their own and are dealt like `best_last`.
 */
export function dealHeats<Entry>(
  ranked: readonly Entry[],
  sizes: readonly number[],
  dealing: HeatDealing,
): Entry[][] {
  const heats: Entry[][] = sizes.map(() => []);
  const order = orderOf(sizes, dealing);
  for (const [index, entry] of ranked.entries()) {
    heats[order[index] ?? 0]?.push(entry);
  }
  return heats;
}

/** Into which heat each goes, best first. */
function orderOf(sizes: readonly number[], dealing: HeatDealing): number[] {
  const last = sizes.length - 1;
  const backward = sizes.map((_, index) => last - index);
  switch (dealing) {
    case 'circle': {
      const circle = backward.slice(0, circleHeats);
      return [...inTurn(circle, sizes, () => circle), ...fully(backward.slice(circleHeats), sizes)];
    }
    case 'snake':
      return inTurn(backward, sizes, (turn) => (turn % 2 === 0 ? backward : backward.toReversed()));
    default:
      return fully(backward, sizes);
  }
}

function fully(heats: readonly number[], sizes: readonly number[]): number[] {
  return heats.flatMap((heat) => Array.from({ length: sizes[heat] ?? 0 }, () => heat));
}

/** One for each heat in every turn; a full heat is passed over. */
function inTurn(
  heats: readonly number[],
  sizes: readonly number[],
  turnOf: (turn: number) => readonly number[],
): number[] {
  const largest = Math.max(0, ...heats.map((heat) => sizes[heat] ?? 0));
  const left = new Map(heats.map((heat) => [heat, sizes[heat] ?? 0]));
  const order: number[] = [];
  for (let turn = 0; turn < largest; turn += 1) {
    for (const heat of turnOf(turn)) {
      const free = left.get(heat) ?? 0;
      if (free === 0) continue;
      left.set(heat, free - 1);
      order.push(heat);
    }
  }
  return order;
}
