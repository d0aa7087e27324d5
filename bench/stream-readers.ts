import { get } from 'node:http';

/**
 * The viewers of a live bench, in a process of their own so that their work is not the server's. Over IPC:
 * `open` opens streams, `listen` waits until every one of them has read the next message whole.
 */
export type ReadersOrder =
  | { readonly open: string; readonly count: number; readonly from: string }
  | { readonly listen: number };

export type ReadersReport = { readonly opened: number } | { readonly receipts: readonly number[] };

interface Viewer {
  isReading: boolean;
  bytes: number;
}

const viewers: Viewer[] = [];
let receipts: number[] = [];
let whenAll: (() => void) | null = null;

process.on('message', async (order: ReadersOrder) => {
  if ('open' in order) {
    for (let opened = 0; opened < order.count; opened += 50) {
      const some = Math.min(50, order.count - opened);
      await Promise.all(Array.from({ length: some }, () => open(order.open, order.from)));
    }
    report({ opened: viewers.length });
  } else {
    receipts = [];
    await Promise.race([
      new Promise<void>((resolve) => {
        whenAll = resolve;
      }),
      new Promise((resolve) => setTimeout(resolve, order.listen)),
    ]);
    report({ receipts });
  }
});

/** Resolves with the first bytes. */
function open(url: string, localAddress: string): Promise<void> {
  const viewer: Viewer = { isReading: false, bytes: 0 };
  viewers.push(viewer);
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, localAddress }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was refused: ${response.statusCode}.`));
      response.on('data', (piece: Buffer) => {
        if (viewer.bytes === 0) resolve();
        viewer.bytes += piece.length;
        read(viewer, piece);
      });
    });
    request.on('error', reject);
  });
}

/** A message with data counts when its last byte is there; signs of life and the beginning do not. */
function read(viewer: Viewer, piece: Buffer): void {
  if (!viewer.isReading) viewer.isReading = piece.includes('"kind"');
  if (!viewer.isReading || piece.at(-1) !== newline || piece.at(-2) !== newline) return;
  viewer.isReading = false;
  receipts.push(performance.timeOrigin + performance.now());
  if (receipts.length === viewers.length) whenAll?.();
}

const newline = 10;

function report(message: ReadersReport): void {
  process.send?.(message);
}
