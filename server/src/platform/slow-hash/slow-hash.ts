/** Keeps what people think up so that guessing it back takes long: a password's hash is dear to make and to compare. */
export interface SlowHash {
  of(secret: string): Promise<string>;
  fits(hash: string, secret: string): Promise<boolean>;
  /** Whether today’s hash of the same secret would be of another kind. */
  isOutdated(hash: string): boolean;
}
