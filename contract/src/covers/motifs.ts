import type { Floor } from './floors.ts';
import type { Random } from './seed.ts';
import { lean, leaningBar, type Shape, tenth } from './shapes.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly floor: Floor;
  readonly random: Random;
}

/** Eight pieces of a floor, cropped large, tone on tone. Their order decides which id gets which. */
export const motifs = { lanes, track, plate, steps, rig, knurl, court, contour };

export type Motif = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as Motif[];

function lanes({ width, height, floor, random }: Ground): Shape[] {
  const shapes: Shape[] = [];
  let x = -height * lean;
  let lane = 14 + random() * 16;
  for (let i = 0; x < width; i++) {
    shapes.push(leaningBar(x, 0, lane, height, i % 2 ? floor.tone : floor.tone2));
    x += lane * (2 + random() * 0.6);
    lane *= 1.22;
  }
  return shapes;
}

function track({ width, height, floor, random }: Ground): Shape[] {
  const cx = tenth(width * (random() < 0.5 ? 0.15 : 0.85));
  const cy = tenth(height * (0.2 + random() * 0.9));
  const shapes: Shape[] = [];
  for (let ring = 9; ring > 0; ring--) {
    const fill = ring % 2 ? floor.tone : floor.ground;
    shapes.push({ kind: 'ellipse', cx, cy, rx: ring * 62, ry: ring * 40, fill, stroke: floor.tone2 });
  }
  return shapes;
}

function plate({ width, height, floor, random }: Ground): Shape[] {
  const cx = width * (0.55 + random() * 0.3);
  const cy = height * (0.35 + random() * 0.4);
  const radius = height * (0.62 + random() * 0.2);
  const { ground, tone, tone2 } = floor;
  const rings: [number, string][] = [
    [1, tone],
    [0.9, tone2],
    [0.86, tone],
    [0.5, tone2],
    [0.46, ground],
    [0.2, tone2],
    [0.1, ground],
  ];
  const circles = rings.map(
    ([share, fill]): Shape => ({
      kind: 'circle',
      cx: tenth(cx),
      cy: tenth(cy),
      r: tenth(radius * share),
      fill,
    }),
  );
  const stamp = leaningBar(cx - radius * 0.82, cy - radius * 0.05, radius * 0.14, radius * 0.1, tone2);
  return [...circles, stamp];
}

function steps({ width, height, floor, random }: Ground): Shape[] {
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const rise = height * (0.18 + (0.7 * ((i * (3 + Math.floor(random() * 4))) % count)) / count);
    const left = (i * width) / count - 20;
    return leaningBar(left, height - rise, width / count - 14, rise, i % 3 ? floor.tone : floor.tone2);
  });
}

function rig({ width, height, floor }: Ground): Shape[] {
  const shapes: Shape[] = [];
  for (let post = 0; post < 6; post++) {
    const x = tenth(width * (0.06 + post * 0.185));
    shapes.push({ kind: 'path', d: `M${x} 0v${height}`, stroke: floor.tone2, strokeWidth: 12 });
    for (let hole = 0; hole < 14; hole++) {
      shapes.push({ kind: 'circle', cx: x, cy: 12 + hole * 27, r: 2.6, fill: floor.ground });
    }
  }
  const bars = `M0 ${tenth(height * 0.24)}H${width}M0 ${tenth(height * 0.31)}H${width}`;
  shapes.push({ kind: 'path', d: bars, stroke: floor.tone, strokeWidth: 10 });
  return shapes;
}

function knurl({ width, height, floor, random }: Ground): Shape[] {
  let d = '';
  const across = tenth(height * 0.62);
  for (let i = -20; i < 44; i++) {
    d += `M${i * 20} 0l${across} ${height}M${i * 20} ${height}l${across} ${-height}`;
  }
  return [
    { kind: 'rect', x: 0, y: 0, width, height, fill: floor.tone },
    { kind: 'path', d, stroke: floor.ground, strokeWidth: 2.4 },
    leaningBar(width * (0.3 + random() * 0.3), 0, width * 0.16, height, floor.tone2),
  ];
}

function court({ width, height, floor, random }: Ground): Shape[] {
  const cx = width * (0.3 + random() * 0.4);
  const left = tenth(cx - height * 0.95);
  const right = tenth(cx + height * 0.95);
  const top = tenth(height * 0.22);
  const bottom = tenth(height * 0.78);
  const tall = tenth(height * 0.56);
  const lines =
    `M${tenth(cx)} 0V${height}M${left} ${top}h${-width}M${left} ${bottom}h${-width}M${left} ${top}v${tall}` +
    `M${right} ${top}h${width}M${right} ${bottom}h${width}M${right} ${top}v${tall}`;
  const chalked = { stroke: floor.tone2, strokeWidth: 7 };
  return [
    { kind: 'circle', cx: tenth(cx), cy: height / 2, r: tenth(height * 0.3), ...chalked },
    { kind: 'path', d: lines, ...chalked },
    { kind: 'rect', x: right, y: top, width, height: tall, fill: floor.tone },
  ];
}

function contour({ width, height, floor, random }: Ground): Shape[] {
  const phase = random() * 6;
  const swing = 1 + random() * 1.6;
  return Array.from({ length: 15 }, (_, i) => {
    let d = '';
    for (let x = -20; x <= width + 20; x += 20) {
      const hill = Math.sin(x / 90 + phase) * 26 * swing + Math.sin(x / 47 + phase * 2 + i * 0.22) * 9;
      d += `${d ? 'L' : 'M'}${x} ${tenth(height * (i / 12 - 0.1) + hill)}`;
    }
    const ridge = i % 4 === 0;
    return { kind: 'path', d, stroke: ridge ? floor.tone2 : floor.tone, strokeWidth: ridge ? 7 : 4 };
  });
}
