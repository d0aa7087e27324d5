import type { SelectChoice } from '../ui/select-field.tsx';

interface Country {
  /** Three letters. */
  readonly code: string;
  readonly name: string;
  readonly also: readonly string[];
}

/** The countries for a searchable select; found by codes and other names too, such as UK. */
export function countryChoices(countries: readonly Country[]): SelectChoice[] {
  return countries.map(({ code, name, also }) => ({ value: code, label: name, also }));
}
