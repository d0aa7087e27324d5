import type { PlainAddressName } from '@chalkline/contract/urls.ts';

/** A part of the terms or of the privacy notice. */
export interface LegalSection {
  /** In the address: `/privacy#how-long`. Never changes, because people keep links. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  /** Where to do what the section is about. */
  readonly next?: {
    readonly label: string;
    readonly screen: PlainAddressName;
    readonly query?: Readonly<Record<string, string>>;
  };
}
