import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lettering } from './lettering.ts';
import { setLines } from './set-lines.ts';
import { drawSharePicture } from './share-picture.ts';

const draw = (name: string, line = 'Rotterdam') =>
  drawSharePicture({ coverId: 'a', name, line }, 'Chalkline');
/** How many of the pixels differ between two pictures. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).grayscale().raw().toBuffer()));
  return (a ?? Buffer.of()).reduce(
    (sum, value, at) => sum + (Math.abs(value - (b?.[at] ?? 0)) > 40 ? 1 : 0),
    0,
  );
}

describe('share pictures', () => {
  it('are the same for the same content, and carry the name without any font installed', async () => {
    const [first, again, other] = [await draw('Harbor'), await draw('Harbor'), await draw('')];
    expect(first.equals(again)).toBe(true);
    expect(await differing(first, other)).toBeGreaterThan(5_000);
  });

  it.each([
    '東京オープン',
    '🏋️🏋️',
    '</svg><script>',
    '&amp;"<>',
    'x'.repeat(120),
    `${'long words '.repeat(11)}`,
    '  ',
  ])('are drawn for %j', async (name) => {
    const png = await draw(name);
    expect(png.length).toBeLessThan(300_000);
    expect((await sharp(png).metadata()).width).toBe(1200);
  });

  it('leave out a name that there are no letters for, not scraps of it', async () => {
    expect(await differing(await draw('東京A'), await draw(''))).toBe(0);
  });
});

describe('setLines', () => {
  const letters = lettering(700);
  const box = { width: 400, lines: 2, sizes: [80, 60] };

  it('takes the largest size that fits', () => {
    expect(setLines(letters, 'AB CD', box)).toEqual({ lines: ['AB CD'], size: 80 });
    expect(setLines(letters, 'HARBOR THROWDOWN', box).lines).toEqual(['HARBOR', 'THROWDOWN']);
  });

  it.each(['one two three four five six seven eight nine ten eleven', 'X'.repeat(60)])('cuts %s', (text) => {
    const { lines, size } = setLines(letters, text, box);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(letters.width(line, size)).toBeLessThanOrEqual(400);
  });

  it('spells Latin letters of every kind', () => {
    expect(letters.spells('Gdańsk Łódź Hải Phòng Ærø Straße')).toBe(true);
    expect(letters.spells('東')).toBe(false);
  });
});
