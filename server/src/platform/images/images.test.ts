import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { animatedGif, pngHead, pngOfOneColor } from '../testing/drawn-images.ts';
import { imageKindOf } from './image-kind.ts';
import { type ImageLimits, ImageRefused, ImagesBusy } from './images.ts';
import { makeImages } from './make-images.ts';

const limits: ImageLimits = { side: 12_000, pixels: 50_000_000, frames: 100, seconds: 10 };
const images = makeImages({ limits });
afterAll(() => images.close());

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#c33', noise } });

async function refusal(bytes: Buffer, by = images): Promise<string> {
  const error = await by.normalize(bytes).catch((thrown: unknown) => thrown);
  return error instanceof ImageRefused ? error.reason : `not refused: ${String(error)}`;
}

describe('an image', () => {
  it.each([
    ['jpeg', () => picture().jpeg(), 'image/jpeg'],
    ['png', () => picture().png(), 'image/png'],
    ['webp', () => picture().webp(), 'image/webp'],
    ['gif', () => picture().gif(), 'image/gif'],
    ['avif', () => picture().avif(), 'image/webp'],
  ] as const)('that is %s comes back drawn anew', async (_kind, make, type) => {
    const image = await images.normalize(await make().toBuffer());
    expect(image).toMatchObject({ type, width: 120, height: 80, frames: 1 });
    expect(`image/${imageKindOf(image.bytes)}`).toBe(type);
  });

  it('keeps its transparency', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    for (const bytes of [await clear.png().toBuffer(), await clear.avif().toBuffer()]) {
      const { channels } = await sharp((await images.normalize(bytes)).bytes).stats();
      expect(channels[3]?.max).toBe(0);
    }
  });

  it('is upright, and doesn’t reveal where or with what it was taken', async () => {
    const bytes = await picture(120, 80)
      .withExif({
        IFD0: { Make: 'Kamera', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const image = await images.normalize(bytes);
    expect(image).toMatchObject({ width: 80, height: 120 });
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(image.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
    expect(image.bytes.includes('Kamera')).toBe(false);
  });

  it('has the colors of the web, whatever profile it came with', async () => {
    const raw = { create: { width: 8, height: 8, channels: 3, background: '#c86432' } } as const;
    const bytes = await sharp(raw).withIccProfile('p3').png().toBuffer();
    const image = await images.normalize(bytes);
    expect((await sharp(image.bytes).metadata()).icc).toBeUndefined();
    const shown = await sharp(image.bytes).raw().toBuffer();
    const meant = await sharp(bytes).toColorspace('srgb').raw().toBuffer();
    expect([...shown.subarray(0, 3)]).toEqual([...meant.subarray(0, 3)]);
    const cmyk = await sharp(raw).toColorspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const fromCmyk = await images.normalize(cmyk);
    expect((await sharp(fromCmyk.bytes).metadata()).space).toBe('srgb');
  });

  it('that moves goes on moving, at its own pace', async () => {
    const gif = await images.normalize(animatedGif(12, 16, 9));
    expect(gif).toMatchObject({ type: 'image/gif', width: 16, height: 9, frames: 12 });
    const { pages, delay, loop } = await sharp(gif.bytes, { animated: true }).metadata();
    expect({ pages, loop, delay: delay?.[0] }).toEqual({ pages: 12, loop: 0, delay: 70 });
    const asWebp = await sharp(animatedGif(5, 16, 9), { animated: true })
      .webp()
      .toBuffer();
    const webp = await images.normalize(asWebp);
    expect(webp).toMatchObject({ type: 'image/webp', width: 16, height: 9, frames: 5 });
  });

  it('that moves and is large leaves as WebP, still moving', async () => {
    const image = await images.normalize(animatedGif(40, 800, 600));
    expect(image).toMatchObject({ type: 'image/webp', width: 800, height: 600, frames: 40 });
  });

  it('loses what was hung behind it', async () => {
    const page = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from(page)]);
    const reason = await refusal(bytes);
    // Either answer is safe; what must never happen is that the page is stored.
    if (reason.startsWith('not refused')) {
      expect((await images.normalize(bytes)).bytes.includes('alert')).toBe(false);
    }
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(page)]);
    expect((await images.normalize(polyglot)).bytes.includes('alert')).toBe(false);
  });
});

describe('a file is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['nothing', () => Buffer.alloc(0)],
    ['zeros', () => Buffer.alloc(5000)],
  ])('that is %s', async (_what, make) => {
    expect(await refusal(await make())).toBe('not_an_image');
  });

  const large = () => picture(600, 400);
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page that begins like a jpeg', () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    ['a script that begins like a gif', () => Buffer.from('GIF89a/*\n*/=1;alert(1)')],
    ['a page that begins like a webp', () => Buffer.from('RIFF\0\0\0\0WEBP<script>', 'latin1')],
    ['a page that begins like an avif', () => Buffer.from('\0\0\0\x10ftypavif\0\0\0\0<script>', 'latin1')],
    ['a png cut in the middle', async () => halfOf(await large().png().toBuffer())],
    ['a jpeg cut in the middle', async () => halfOf(await large().jpeg().toBuffer())],
    ['a webp cut in the middle', async () => halfOf(await large().webp().toBuffer())],
    ['an avif cut in the middle', async () => halfOf(await large().avif({ effort: 0 }).toBuffer())],
    ['a gif cut in the middle', () => halfOf(animatedGif(9, 300, 200))],
    ['a png without pixels', () => pngHead(100, 100)],
    ['a png larger than any can be', () => pngHead(2_000_000_000, 2_000_000_000)],
    ['a gif without its end', () => animatedGif(9, 300, 200).subarray(0, -1)],
    ['a png with one changed byte', async () => flipped(await picture().png().toBuffer(), 300)],
  ])('that is %s', async (_what, make) => {
    expect(await refusal(await make())).toBe('unreadable');
  });

  it.each([
    ['30,000 pixels a side', pngOfOneColor(30_000, 30_000)],
    ['12,001 pixels long', pngOfOneColor(12_001, 10)],
    ['51 million pixels', pngOfOneColor(7_200, 7_100)],
    ['far more in its head than in truth', pngHead(12_000, 12_000)],
    ['60 frames of a million pixels', animatedGif(60, 1000, 1000)],
  ])('with %s', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(15_000_000);
    expect(await refusal(bytes)).toBe('too_many_pixels');
  });

  it('with 10,000 frames', async () => {
    expect(await refusal(animatedGif(10_000, 1, 1))).toBe('too_many_frames');
    expect(await refusal(animatedGif(101, 1, 1))).toBe('too_many_frames');
    expect((await images.normalize(animatedGif(100, 1, 1))).frames).toBe(100);
  });

  it('that takes too long, and the next one is taken all the same', async () => {
    const hasty = makeImages({ limits: { ...limits, seconds: 0.05 } });
    expect(await refusal(pngOfOneColor(7_000, 7_000), hasty)).toBe('too_slow');
    hasty.close();
    expect((await images.normalize(await picture().png().toBuffer())).width).toBe(120);
  });
});

describe('the processes', () => {
  it('are two at most, let some wait and send others away', async () => {
    const few = makeImages({ limits, atOnce: 2, waiting: 3 });
    const bytes = await picture().png().toBuffer();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => few.normalize(bytes)));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed).toHaveLength(3);
    for (const { reason } of failed) expect(reason).toBeInstanceOf(ImagesBusy);
    expect((await few.normalize(bytes)).width).toBe(120);
    few.close();
  });
});

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
