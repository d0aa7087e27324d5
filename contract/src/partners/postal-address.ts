/** Where a parcel goes. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  /** Floor, building, company; empty: none. */
  readonly extra: string;
  readonly postalCode: string;
  readonly town: string;
  /** State or province; empty: none. */
  readonly region: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
}

/** Countries whose post needs the region: https://chromium-i18n.appspot.com/ssl-address/data says which. */
const withRegion: readonly string[] = ['ARE', 'AUS', 'BRA', 'CAN', 'CHN', 'IND', 'JPN', 'MEX', 'USA'];

/** Whether parcels to a country need its state, province or prefecture. */
export function needsRegion(country: string): boolean {
  return withRegion.includes(country);
}
