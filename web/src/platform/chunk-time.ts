/** seed.md §9: a part of the app that has not come after this long counts as failed. */
export const chunkTimeoutMs = 120_000;

/** Part of the app didn't load in time; reloading the page usually helps. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/** Gives what `load` gives; rejects with ChunkTimeout when it takes longer than the seed allows. */
export async function withinChunkTime<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkTimeout('Part of the app didn’t load in time.')),
      chunkTimeoutMs,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
