/** Something that is found by its vector: of unit length, the same dimensions for all. */
export interface VectorItem {
  readonly id: string;
  readonly kind: string;
  readonly vector: Float32Array;
}

export interface VectorMatch {
  readonly id: string;
  /** The cosine of the angle to what was asked for: 1 is the same direction. */
  readonly likeness: number;
}

/** Finds items by the likeness of their vectors. */
export interface VectorStore {
  /** Items with known ids are replaced. */
  upsert(items: readonly VectorItem[]): Promise<void>;
  /** The most alike first; with a filter, only items of that kind. */
  query(vector: Float32Array, most: number, filter?: { readonly kind: string }): Promise<VectorMatch[]>;
  /** Unknown ids are ignored. */
  delete(ids: readonly string[]): Promise<void>;
  stats(): Promise<{ readonly count: number }>;
}
