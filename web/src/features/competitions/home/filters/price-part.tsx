import { entryPrices } from '@chalkline/contract/competitions/competition-listing.ts';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { priceLabels } from '../filter-labels.ts';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';

/** Whether registering costs anything. */
export function PricePart({ filters: { price }, set }: FilterPartProps) {
  return (
    <div className={styles.part}>
      <ChoiceGroup legend="Registration" inline>
        {['' as const, ...entryPrices].map((choice) => (
          <Radio
            key={choice}
            name="price"
            label={choice === '' ? 'Any price' : priceLabels[choice]}
            checked={(price ?? '') === choice}
            onChange={() => set({ price: choice })}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
