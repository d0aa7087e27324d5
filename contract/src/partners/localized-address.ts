import { alpha2Of } from '../countries/alpha2.ts';
import type { PostalAddress } from './postal-address.ts';

/** An address as `formatAddress` of localized-address-format takes it. */
export function localizedAddress(address: PostalAddress) {
  const { name, street, extra, postalCode, town, region, country } = address;
  return {
    postalCountry: alpha2Of(country),
    name,
    postalCode,
    locality: town,
    administrativeArea: region,
    addressLines: [street, extra].filter((line) => line !== ''),
  };
}
