import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageAnswer, ImageOrder } from './image-process.ts';
import { type ImageLimits, ImageRefused, type NormalImage } from './images.ts';

const program = fileURLToPath(new URL('./image-process.ts', import.meta.url));

/** One drawing process of ours. It takes one image at a time. */
export interface ImageWorker {
  /** Throws `ImageRefused`; after `too_slow` or a crash the process is gone and `alive()` is false. */
  draw(bytes: Buffer, limits: ImageLimits): Promise<NormalImage>;
  alive(): boolean;
  end(): void;
}

/** Starts a process. Throws when it does not come up. */
export async function startImageWorker(): Promise<ImageWorker> {
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: [],
    // Fewer pools of freed memory in the C library; nothing else of our environment goes along.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await nextAnswer(child);
  if (first?.kind !== 'ready') throw new Error('The process that draws images did not start.');
  return {
    alive: () => child.connected && child.exitCode === null && child.signalCode === null,
    end: () => child.kill('SIGKILL'),
    draw: (bytes, limits) => draw(child, { bytes, limits }),
  };
}

async function draw(child: ChildProcess, order: ImageOrder): Promise<NormalImage> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, order.limits.seconds * 1000);
  try {
    const answered = nextAnswer(child);
    child.send(order);
    const answer = await answered;
    if (late) throw new ImageRefused('too_slow');
    // Gone in the middle of an image: that image broke the decoder.
    if (answer === null) throw new ImageRefused('unreadable');
    if (answer.kind === 'refused') throw new ImageRefused(answer.reason);
    if (answer.kind !== 'image') throw new Error(`A drawing process answered '${answer.kind}'.`);
    return { ...answer.image, bytes: Buffer.from(answer.image.bytes) };
  } finally {
    clearTimeout(timer);
  }
}

/** What the process says next; null when it ends first. Throws when it cannot be started at all. */
function nextAnswer(child: ChildProcess): Promise<ImageAnswer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ImageAnswer | null>();
  const onMessage = (message: unknown) => resolve(message as ImageAnswer);
  const onExit = () => resolve(null);
  child.once('message', onMessage).once('exit', onExit).once('error', reject);
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
    // A process that is killed while something is sent to it must not become an unheard error.
    if (child.listenerCount('error') === 0) child.on('error', () => undefined);
  });
}
