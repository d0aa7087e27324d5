import type { CountryReply } from '@chalkline/contract/countries/country.schema.ts';
import type { SelectChoice } from '../ui/select-field.tsx';

/** The countries for a searchable select, by three letters; found by codes and other names too, such as UK. */
export function countryChoices(countries: readonly CountryReply[]): SelectChoice[] {
  return countries.map(({ code, name, also }) => ({ value: code, label: name, also }));
}
