import { darkFloors, type Floor, floorShares, floors } from './floors.ts';
import { type Motif, motifNames, motifs } from './motifs.ts';
import { type Random, randomFrom } from './seed.ts';
import { lean, type Shape, tenth } from './shapes.ts';

export interface CoverChoices {
  width?: number;
  height?: number;
  /** Only floors that carry white words: under titles and in heroes. */
  dark?: boolean;
  /** The chalk line runs out before the words at the bottom. */
  fade?: boolean;
  /** Where the line meets the bottom, as a share of the width; drawn from the id unless given. */
  line?: number;
  floor?: number;
  motif?: Motif;
}

export interface ChalkLine {
  readonly color: string;
  /** The line itself, broken where the chalk missed. */
  readonly core: string;
  /** Dust beside it, in two sizes. */
  readonly coarse: string;
  readonly fine: string;
  /** Where a fading line has gone; the full height for one that does not fade. */
  readonly end: number;
}

export interface CoverDrawing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  /** What text on it must be. */
  readonly text: 'chalk' | 'ink';
  readonly shapes: readonly Shape[];
  readonly line: ChalkLine;
}

/**
 * A cover drawn from an id: the same id gives the same picture everywhere. The order in which numbers are
 * drawn is part of the picture: a change here repaints every cover of the site.
 */
export function drawCover(id: string, choices: CoverChoices = {}): CoverDrawing {
  const { width = 640, height = usualHeight, fade = false } = choices;
  const random = randomFrom(id);
  const { foot } = chosenBy(random, choices);
  // A second run of the same numbers passes over those of a plain line, as many as its usual height takes: the shapes
  // are then the same whatever the line's height, place and end.
  const forShapes = randomFrom(id);
  const { floor, motif, color } = chosenBy(forShapes, choices);
  snapLine(forShapes, 0, usualHeight, usualHeight);
  const line = snapLine(random, width * foot, height, fade ? height * 0.62 : height);
  return {
    width,
    height,
    ground: floor.ground,
    text: floor.text,
    shapes: motifs[motif]({ width, height, floor, random: forShapes }),
    line: { color, ...line },
  };
}

const usualHeight = 360;

/** What is drawn from the id before anything is laid. Each number is drawn even where a choice replaces it. */
function chosenBy(random: Random, { dark = false, ...choices }: CoverChoices) {
  const drawnFloor = Math.floor(random() * (dark ? darkFloors : floorShares));
  const drawnMotif = motifNames[Math.floor(random() * motifNames.length)] as Motif;
  const floor = floors[choices.floor ?? drawnFloor] as Floor;
  const color = floor.text === 'ink' ? '#0f1214' : random() < 0.5 ? '#d4ff3a' : '#f6f5f1';
  const drawnFoot = 0.12 + random() * 0.66;
  return { floor, motif: choices.motif ?? drawnMotif, color, foot: choices.line ?? drawnFoot };
}

const grains = 300;

/** One chalk line snapped across, leaning 22 degrees, with its dust. */
function snapLine(random: Random, foot: number, height: number, end: number): Omit<ChalkLine, 'color'> {
  let core = '';
  let coarse = '';
  let fine = '';
  for (let y = -4; y < end; ) {
    const length = 6 + random() * 26;
    const x = foot + (height - y) * lean;
    core += `M${tenth(x)} ${tenth(y)}l${tenth(-length * lean)} ${tenth(length)}`;
    y += length + (random() < 0.22 ? 2 + random() * 5 : 0.6);
  }
  // Near the line mostly: the product of two bells.
  const bell = () => (random() + random() + random() - 1.5) / 1.5;
  for (let i = 0; i < grains; i++) {
    const y = random() * end;
    const x = foot + (height - y) * lean + bell() * bell() * 46;
    const grain = `M${tenth(x)} ${tenth(y)}h0`;
    if (i % 5) fine += grain;
    else coarse += grain;
  }
  return { core, coarse, fine, end };
}
