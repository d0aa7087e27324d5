import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import { formatAddress } from 'localized-address-format';

/** Whether the addresses of a country (ISO 3166-1 alpha-3) have a postal code. */
export function hasPostalCodes(country: string): boolean {
  return formatAddress({ postalCountry: alpha2Of(country), postalCode: '1' }, 'latin').length > 0;
}
