import { crc32, deflateSync } from 'node:zlib';

/** A black PNG of one bit a pixel: a few kilobytes whatever its size. */
export function pngOfOneColor(width: number, height: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return pngOf(width, height, deflateSync(rows));
}

/** A PNG that promises a size and holds nothing. */
export function pngHead(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc(10)));
}

function pngOf(width: number, height: number, packed: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A GIF that flashes between two colors, 70 ms a frame, for ever. Written by hand: no limit of a library. */
export function animatedGif(frames: number, width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const screen = Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0]),
    // The two colors of the palette.
    Buffer.from([0xd4, 0xff, 0x3a, 0x0f, 0x12, 0x14]),
    Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1'),
  ]);
  const pictures = [0, 1].map((color) =>
    Buffer.concat([
      Buffer.from([0x21, 0xf9, 4, 0, 7, 0, 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0]),
      size,
      Buffer.from([0, 2]),
      subBlocks(oneColor(width * height, color)),
    ]),
  );
  const all = Array.from({ length: frames }, (_, index) => pictures[index % 2] ?? Buffer.alloc(0));
  return Buffer.concat([screen, ...all, Buffer.from([0x3b])]);
}

/** LZW (GIF89a appendix F) of one color: each code stands for a run one pixel longer than the one before. */
function oneColor(pixels: number, color: number): Buffer {
  const bits = new BitWriter();
  const clear = 4;
  const end = 5;
  /** The code that the reader will give to what it sees next; codes are as wide as that number. */
  let next = 6;
  const put = (code: number) => bits.put(code, Math.min(12, Math.max(3, 32 - Math.clz32(next))));
  bits.put(clear, 3);
  for (let left = pixels, run = 0; left > 0; left -= run) {
    if (next === 4096) {
      bits.put(clear, 12);
      next = 6;
      run = 0;
    }
    const began = run > 0;
    run = Math.min(run + 1, left);
    put(run === 1 ? color : run + 4);
    if (began) next++;
  }
  put(end);
  return bits.bytes();
}

/** Writes numbers of any width, lowest bit first. */
class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #count = 0;

  put(value: number, width: number): void {
    this.#held |= value << this.#count;
    this.#count += width;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#bytes.push(this.#held & 0xff);
      this.#held >>= 8;
    }
  }

  bytes(): Buffer {
    return Buffer.from([...this.#bytes, this.#held]);
  }
}

function subBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}
