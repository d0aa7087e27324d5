import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import { localizedAddress } from '@chalkline/contract/partners/localized-address.ts';
import { needsRegion, type PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { formatAddress } from 'localized-address-format';

/** The lines of an address in the order of its country, in Latin script where that has two; without the country. */
export function addressLines(address: PostalAddress): string[] {
  return formatAddress(localizedAddress(address), 'latin');
}

interface AddressFields {
  readonly postalCode: boolean;
  readonly region: boolean;
  /** What the region is called there. */
  readonly regionLabel: string;
  /** Parcels don't arrive without it. */
  readonly needsRegion: boolean;
}

/** Which of these fields the addresses of a country have. */
export function addressFields(country: string): AddressFields {
  const postalCountry = alpha2Of(country);
  const has = (part: object) => formatAddress({ postalCountry, ...part }, 'latin').length > 0;
  return {
    postalCode: has({ postalCode: '1' }),
    region: has({ administrativeArea: '1' }),
    regionLabel: regionLabels[country] ?? 'State or province',
    needsRegion: needsRegion(country),
  };
}

const regionLabels: Readonly<Record<string, string>> = {
  ARE: 'Emirate',
  AUS: 'State or territory',
  BRA: 'State',
  CAN: 'Province or territory',
  IND: 'State',
  IRL: 'County',
  JPN: 'Prefecture',
  MEX: 'State',
  USA: 'State',
};
