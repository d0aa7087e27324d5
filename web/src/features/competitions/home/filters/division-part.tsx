import { divisionTypes } from '@chalkline/contract/competitions/competition-listing.ts';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { divisionTypeLabels } from '../filter-labels.ts';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';

/** Whom one of its divisions is for. */
export function DivisionPart({ filters: { division }, set }: FilterPartProps) {
  return (
    <div className={styles.part}>
      <ChoiceGroup legend="With a division for" inline>
        {['' as const, ...divisionTypes].map((type) => (
          <Radio
            key={type}
            name="division"
            label={type === '' ? 'Anyone' : divisionTypeLabels[type]}
            checked={(division ?? '') === type}
            onChange={() => set({ division: type })}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
