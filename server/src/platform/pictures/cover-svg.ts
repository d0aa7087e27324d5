import { type CoverDrawing, drawCover } from '@chalkline/contract/covers/drawing.ts';
import type { Shape } from '@chalkline/contract/covers/shapes.ts';

/** The inside of an SVG: the cover that screens draw for this id, on a floor that carries white words. */
export function coverSvg(id: string, width: number, height: number): string {
  const drawing = drawCover(id, { width, height, dark: true, fade: true, line: 0.66 });
  return [
    `<rect width="${width}" height="${height}" fill="${drawing.ground}"/>`,
    ...drawing.shapes.map(shapeSvg),
    chalkSvg(drawing),
  ].join('');
}

function chalkSvg({ line }: CoverDrawing): string {
  const fade =
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${line.end}">` +
    `<stop offset=".45" stop-color="${line.color}"/>` +
    `<stop offset="1" stop-color="${line.color}" stop-opacity="0"/></linearGradient>`;
  const strokes = [
    [line.core, 3.4, 0.92],
    [line.coarse, 3, 0.55],
    [line.fine, 1.7, 0.5],
  ] as const;
  const paths = strokes.map(
    ([d, width, opacity]) => `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
  return `${fade}<g fill="none" stroke="url(#fade)" stroke-linecap="round">${paths.join('')}</g>`;
}

/** A drawing holds numbers and colors of ours alone, so nothing needs escaping. */
function shapeSvg({ kind, ...rest }: Shape): string {
  const attributes = Object.entries({ fill: 'none', ...(kind === 'ellipse' && { strokeWidth: 2 }), ...rest })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name === 'strokeWidth' ? 'stroke-width' : name}="${value}"`);
  return `<${kind} ${attributes.join(' ')}/>`;
}
