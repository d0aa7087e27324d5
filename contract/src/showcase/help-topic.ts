import type { PlainAddressName } from '../urls.ts';

export interface HelpAnswer {
  /** In the address: `/help-center#ties`. Never changes, because people keep links. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Where to go on. */
  readonly next?: { readonly label: string; readonly screen: PlainAddressName };
  /** What else people call it. */
  readonly also?: string;
}

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly answers: readonly HelpAnswer[];
}
