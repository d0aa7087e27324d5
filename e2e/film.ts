import { writeFileSync } from 'node:fs';

const frame = { width: 640, height: 480, rate: 10 } as const;
/** Modules of white around a code. */
const quiet = 14;
const [white, black] = [235, 16];

/** Where something is dark, in modules of the code. */
interface Modules {
  readonly rows: number;
  readonly columns: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** Flags of a browser whose camera sees this film. */
export const cameraFlags = (film: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Films a code that is held before a camera, as a Y4M file. A blank second first: the app looks before it is there. */
export function film(file: string, { rows, columns, isDark }: Modules): void {
  const { width, height, rate } = frame;
  const size = Math.floor(Math.min(width, height) / (Math.max(rows, columns) + quiet));
  const [across, down] = [size, rows === 1 ? height / 2 : size];
  const [left, top] = [(width - columns * across) >> 1, (height - rows * down) >> 1];
  const luma = Buffer.alloc(width * height, white);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isDark(row, column))
        for (let line = 0; line < down; line += 1) {
          const at = (top + row * down + line) * width + left + column * across;
          luma.fill(black, at, at + across);
        }
  const gray = Buffer.alloc((width * height) / 2, 128);
  const one = Buffer.concat([Buffer.from('FRAME\n'), luma, gray]);
  const head = `YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...Array.from({ length: rate }, () => one)]));
}

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which digits of the left half are drawn backwards, by the first digit. */
const mirrored = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

/** The bars of an EAN-13 (ISO/IEC 15420). */
export function barsOf(ean: string): Modules {
  const [first = 0, ...digits] = [...ean].map(Number);
  const invert = (bars: string) => bars.replace(/[01]/g, (bar) => (bar === '0' ? '1' : '0'));
  const turn = (bars: string) => [...bars].toReversed().join('');
  const code = (digit: number) => left[digit] ?? '';
  const near = digits
    .slice(0, 6)
    .map((digit, at) => (mirrored[first]?.[at] === '1' ? turn(invert(code(digit))) : code(digit)));
  const far = digits.slice(6).map((digit) => invert(code(digit)));
  const bars = `101${near.join('')}01010${far.join('')}101`;
  return { rows: 1, columns: bars.length, isDark: (_, column) => bars[column] === '1' };
}

/** The modules of a QR code that the app drew as a path of squares. */
export function modulesOf(path: string): Modules {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const size = Math.max(...[...dark].flatMap((one) => one.split(' ').map(Number))) + 1;
  return { rows: size, columns: size, isDark: (row, column) => dark.has(`${column} ${row}`) };
}
