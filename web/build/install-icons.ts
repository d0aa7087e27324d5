import { crc32, deflateSync } from 'node:zlib';

const ink = [0x0f, 0x12, 0x14];
const volt = [0xd4, 0xff, 0x3a];

/** Corners of the chalk line in the favicon's square of 32. */
const line = [
  [9, 27],
  [18.9, 3],
  [23.9, 3],
  [14, 27],
] as const;

/** Points along each side of a pixel: 16 samples give smooth edges. */
const samples = 4;

/**
 * The logo as a PNG: the ink square of the favicon with its diagonal line. `inset` is the part of each side that
 * stays empty; platforms crop maskable icons to a circle of 80 percent.
 */
export function installIcon(size: number, inset = 0): Buffer {
  const rows = Buffer.alloc(size * (1 + size * 3));
  let at = 0;
  for (let y = 0; y < size; y++) {
    rows[at++] = 0;
    for (let x = 0; x < size; x++) {
      const share = covered(x, y, size, inset);
      for (let part = 0; part < 3; part++) {
        rows[at++] = Math.round((ink[part] ?? 0) * (1 - share) + (volt[part] ?? 0) * share);
      }
    }
  }
  return png(size, rows);
}

/** How much of a pixel the line covers, 0 to 1. */
function covered(x: number, y: number, size: number, inset: number): number {
  let hits = 0;
  for (let dy = 0; dy < samples; dy++) {
    for (let dx = 0; dx < samples; dx++) {
      const place = (pixel: number, step: number) =>
        (((pixel + (step + 0.5) / samples) / size - inset) / (1 - 2 * inset)) * 32;
      if (onLine(place(x, dx), place(y, dy))) hits++;
    }
  }
  return hits / samples ** 2;
}

/** Inside of all four sides. */
function onLine(x: number, y: number): boolean {
  return line.every(([fromX, fromY], index) => {
    const [toX, toY] = line[(index + 1) % line.length] ?? line[0];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
}

/** Eight bits per color, without transparency. */
function png(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    piece('IHDR', head),
    piece('IDAT', deflateSync(rows, { level: 9 })),
    piece('IEND', Buffer.alloc(0)),
  ]);
}

function piece(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
