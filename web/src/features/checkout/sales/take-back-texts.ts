import { counted } from '../../../ui/counted.ts';

interface TakeBackTexts {
  /** What a refund does besides the money, to tick. */
  readonly label: string;
  readonly hint: string;
  /** The same before it is confirmed. */
  readonly effect: (count: number) => string;
  readonly detail: string;
  /** Of a piece that was taken back. */
  readonly done: string;
  /** Taking all of it back without money. */
  readonly action: string;
}

const ofPlaces: TakeBackTexts = {
  label: 'Release the chosen places',
  hint: 'The buyer loses them, and others can buy them.',
  effect: (count) => `${counted(count, ['place is', 'places are'])} released`,
  detail: 'Others can buy at once',
  done: 'Released',
  action: 'Release the places',
};

/** By the kind of thing that is sold. */
const ofOthers: Readonly<Record<string, TakeBackTexts>> = {
  ticket: { ...ofPlaces, action: 'Make the tickets void' },
  pass: { ...ofPlaces, action: 'Make the passes void' },
  registration: {
    ...ofPlaces,
    hint: 'Their athletes are withdrawn, and others can register. Results of a finished competition don’t change.',
    detail: 'Results of a finished competition don’t change',
  },
  product: {
    label: 'Put the chosen items back in stock',
    hint: 'The order doesn’t include them anymore, and others can buy them.',
    effect: (count) => `${counted(count, ['item goes', 'items go'])} back in stock`,
    detail: 'Others can buy at once',
    done: 'Back in stock',
    action: 'Put the items back in stock',
  },
  program: {
    label: 'End access to the program',
    hint: 'The buyer can’t open it anymore.',
    effect: () => 'Access to the program ends',
    detail: 'The buyer can’t open it anymore',
    done: 'Access ended',
    action: 'End access to the program',
  },
  membership: {
    label: 'Take back the membership time',
    hint: 'The member loses what this payment paid for.',
    effect: () => 'The membership time is taken back',
    detail: 'The member loses what this payment paid for',
    done: 'Taken back',
    action: 'Take back the membership time',
  },
};

/** What happens to what was bought once it is taken back: places are released, products go back in stock. */
export function takeBackTexts(kind: string): TakeBackTexts {
  return ofOthers[kind] ?? ofPlaces;
}
