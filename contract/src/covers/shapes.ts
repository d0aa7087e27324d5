/** The shapes of a cover, as plain data, so any renderer can draw the same picture. */
export type Shape =
  | { kind: 'path'; d: string; fill?: string; stroke?: string; strokeWidth?: number }
  | {
      kind: 'circle';
      cx: number;
      cy: number;
      r: number;
      fill?: string;
      stroke?: string;
      strokeWidth?: number;
    }
  | { kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number; fill: string; stroke: string }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string };

/** Everything slanted leans 22 degrees: this far to the right for each pixel up. */
export const lean = 0.404;

/** One decimal is finer than a pixel and keeps the picture small. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A slanted bar whose base is at (x, y + height). */
export function leaningBar(x: number, y: number, width: number, height: number, fill: string): Shape {
  const shift = tenth(height * lean);
  return {
    kind: 'path',
    d: `M${tenth(x)} ${tenth(y + height)}l${shift} ${tenth(-height)}h${tenth(width)}l${-shift} ${tenth(height)}z`,
    fill,
  };
}
