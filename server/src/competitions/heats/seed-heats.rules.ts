import type { HeatDealing, HeatGrouping } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { dealHeats } from './deal-heats.rules.ts';
import { heatSizes } from './heat-sizes.rules.ts';
import { seededChance, shuffled } from './seeded-chance.rules.ts';

export interface SeedEntry {
  readonly id: string;
  readonly divisionId: string;
  /** 1 is the best of the division. No two of a division are equal. */
  readonly rank: number;
}

export interface Seeding {
  /** Active entries without a heat that stays as it is. */
  readonly entries: readonly SeedEntry[];
  /** In the order of their heats. */
  readonly divisionIds: readonly string[];
  readonly lanes: number;
  readonly grouping: HeatGrouping;
  readonly dealing: Exclude<HeatDealing, 'copy'>;
  /** Chance of `random`. */
  readonly randomSeed: number;
}

/**
 * Heats in their order, each with its entries best first. Every entry is in one heat, none has more than its lanes,
 * and there are as few as the grouping allows. The same input gives the same heats.
 */
export function seedHeats({
  entries,
  divisionIds,
  lanes,
  grouping,
  dealing,
  randomSeed,
}: Seeding): SeedEntry[][] {
  const chance = seededChance(randomSeed);
  const divisions = divisionIds.map((divisionId) => {
    const ranked = entries
      .filter((entry) => entry.divisionId === divisionId)
      .toSorted((one, other) => one.rank - other.rank);
    return dealing === 'random' ? shuffled(ranked, chance) : ranked;
  });
  // The last division starts last, so it comes first in what is dealt from the last heat on.
  const fields = grouping === 'split' ? divisions : [divisions.toReversed().flat()];
  return fields.flatMap((field) => dealHeats(field, heatSizes(field.length, lanes), dealing));
}
