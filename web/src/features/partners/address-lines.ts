import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import { localizedAddress } from '@chalkline/contract/partners/localized-address.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { formatAddress } from 'localized-address-format';

/** The lines of an address in the order of its country, in Latin script where that has two; without the country. */
export function addressLines(address: PostalAddress): string[] {
  return formatAddress(localizedAddress(address), 'latin');
}

/** Which of these fields the addresses of a country have. */
export function addressFields(country: string): { readonly postalCode: boolean; readonly region: boolean } {
  const postalCountry = alpha2Of(country);
  const has = (part: object) => formatAddress({ postalCountry, ...part }, 'latin').length > 0;
  return { postalCode: has({ postalCode: '1' }), region: has({ administrativeArea: '1' }) };
}
