import { type ImageWorker, startImageWorker } from './image-worker.ts';
import { type ImageLimits, type Images, ImagesBusy } from './images.ts';

/** Images with their worker processes, which must be shut down. */
export interface ProcessImages extends Images {
  close(): void;
}

export interface ImagesOptions {
  readonly limits: ImageLimits;
  /** The most worker processes, with one image each. */
  readonly atOnce?: number;
  /** The most queued images; each is held in memory meanwhile. */
  readonly waiting?: number;
  /** Seconds after which an idle worker exits, to keep an idle server small. */
  readonly idleSeconds?: number;
}

/** Redraws images in worker processes, started on demand. */
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
    // A finishing job hands over its slot, so `working` doesn't change.
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
