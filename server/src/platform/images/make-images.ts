import { type ImageWorker, startImageWorker } from './image-worker.ts';
import { type ImageLimits, type Images, ImagesBusy } from './images.ts';

/** Images as the process holds them: their processes must be ended. */
export interface ProcessImages extends Images {
  close(): void;
}

export interface ImagesOptions {
  readonly limits: ImageLimits;
  /** Processes at most, one image each. */
  readonly atOnce?: number;
  /** Images that may wait; each lies in memory meanwhile. */
  readonly waiting?: number;
  /** Seconds after which a process without work ends, so that an idle server stays small. */
  readonly idleSeconds?: number;
}

/** Draws images in processes of their own, started when there is work. */
export function makeImages(options: ImagesOptions): ProcessImages {
  const { limits, atOnce = 2, waiting = 20, idleSeconds = 30 } = options;
  const idle = new Map<ImageWorker, NodeJS.Timeout>();
  const busy = new Set<ImageWorker>();
  const queue: (() => void)[] = [];
  let working = 0;

  async function take(): Promise<ImageWorker> {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (worker.alive()) return worker;
    }
    return startImageWorker();
  }

  function giveBack(worker: ImageWorker): void {
    busy.delete(worker);
    if (!worker.alive()) return;
    const timer = setTimeout(() => {
      idle.delete(worker);
      worker.end();
    }, idleSeconds * 1000);
    idle.set(worker, timer.unref());
  }

  async function turn(): Promise<void> {
    if (working < atOnce) {
      working++;
      return;
    }
    if (queue.length >= waiting) throw new ImagesBusy('Too many images wait.');
    // Whoever ends hands its place over, so `working` stays.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  return {
    async normalize(bytes) {
      await turn();
      try {
        const worker = await take();
        busy.add(worker);
        try {
          return await worker.draw(bytes, limits);
        } finally {
          giveBack(worker);
        }
      } finally {
        const next = queue.shift();
        if (next) next();
        else working--;
      }
    },
    close() {
      for (const [worker, timer] of idle) {
        clearTimeout(timer);
        worker.end();
      }
      for (const worker of busy) worker.end();
      idle.clear();
    },
  };
}
