export interface Floor {
  readonly ground: string;
  /** Two tones of the ground, near and far. */
  readonly tone: string;
  readonly tone2: string;
  /** What text on it must be. */
  readonly text: 'chalk' | 'ink';
}

/** Nine grounds. The first seven are dark enough for white words; volt comes last so that it stays rare. */
export const floors: readonly Floor[] = [
  { ground: '#171c20', tone: '#20272d', tone2: '#2c353c', text: 'chalk' }, // ink
  { ground: '#10321f', tone: '#174129', tone2: '#205337', text: 'chalk' }, // pine
  { ground: '#0e3440', tone: '#144451', tone2: '#1d5765', text: 'chalk' }, // petrol
  { ground: '#17264d', tone: '#1e3264', tone2: '#29407a', text: 'chalk' }, // cobalt
  { ground: '#35193a', tone: '#45234b', tone2: '#572f5e', text: 'chalk' }, // plum
  { ground: '#5b2016', tone: '#6c2a1f', tone2: '#7f372a', text: 'chalk' }, // brick
  { ground: '#523d08', tone: '#644c10', tone2: '#765c1b', text: 'chalk' }, // ochre
  { ground: '#e3e0d6', tone: '#d6d2c5', tone2: '#c6c1b1', text: 'ink' }, // chalk
  { ground: '#d4ff3a', tone: '#c5f02a', tone2: '#b4de1a', text: 'ink' }, // volt
];

export const darkFloors = 7;

/** The last floor gets a third of a share. */
export const floorShares = 8.35;
