import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../platform/error-texts.ts';
import { numberText } from '../../../../ui/locale.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';

const places = [
  { value: '', label: 'Anywhere' },
  { value: 'false', label: 'On site' },
  { value: 'true', label: 'Online' },
] as const;

/** On site or online, and in which of the countries that have any. */
export function PlacePart({ filters: { online, country, status }, set }: FilterPartProps) {
  const { data = [], error } = useQuery(competitionQueries.countries(status));
  const inUse = data.map((found) => ({
    value: found.country,
    label: countryName(found.country),
    hint: numberText(found.competitions),
  }));
  // One that came with a link and has none of this status stays to be seen.
  const missing = country !== null && !inUse.some(({ value }) => value === country);
  return (
    <div className={styles.part}>
      <SegmentedControl
        wide
        label="On site or online"
        choices={places}
        value={online === null ? '' : online ? 'true' : 'false'}
        onChange={(value) => set({ online: value })}
      />
      <SelectField
        label="Country"
        searchable
        nothingFound="No competitions there"
        choices={[
          { value: '', label: 'All countries' },
          ...(missing ? [{ value: country, label: countryName(country), hint: numberText(0) }] : []),
          ...inUse,
        ]}
        value={country ?? ''}
        onChange={(value) => set({ country: value })}
        error={error ? errorText(error) : undefined}
      />
    </div>
  );
}
