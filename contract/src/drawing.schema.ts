import { z } from 'zod';

/** The area a signature is drawn in, whatever its size on the screen. */
export const drawingArea = { width: 1000, height: 300 } as const;

export const drawingLimits = { strokes: 100, points: 1000 } as const;

/** From the left and from the top. */
const point = z.array(z.int().min(0).max(drawingArea.width)).length(2);

/** A signature drawn by finger, pen or mouse: each stroke from where it was put down to where it was lifted. */
export const drawing = z
  .array(z.array(point).min(2).max(drawingLimits.points))
  .min(1)
  .max(drawingLimits.strokes);
export type Drawing = z.output<typeof drawing>;

/** The strokes as the path of an SVG. */
export function drawingPath(strokes: Drawing): string {
  return strokes
    .map((points) => points.map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');
}
