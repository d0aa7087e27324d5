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
