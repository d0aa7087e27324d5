import type { Letter } from './mail.ts';

/** What an organization's letters look like. */
export interface Letterhead {
  readonly name: string;
  /** `#rrggbb`; `onButton` can be read on the button. null: those of the house. */
  readonly colors: LetterColors | null;
  readonly logo: { readonly contentType: string; readonly bytes: Buffer } | null;
}

export interface LetterColors {
  readonly background: string;
  readonly text: string;
  readonly button: string;
  readonly onButton: string;
}

/** Asked for each letter: of the organization that writes, else of its reader's; null where neither has one. */
export type LetterheadOf = (letter: Pick<Letter, 'to' | 'organizationId'>) => Promise<Letterhead | null>;

export const houseLetterColors: LetterColors = {
  background: '#0f1214',
  text: '#f6f5f1',
  button: '#d4ff3a',
  onButton: '#0f1214',
};
