import type { VectorStore } from './vector-store.ts';

/** A server that holds vectors in collections. */
export interface VectorCollections {
  /** Makes it where there is none. */
  open(name: string): Promise<VectorStore>;
  names(): Promise<readonly string[]>;
  /** With everything in it. */
  drop(name: string): Promise<void>;
}
