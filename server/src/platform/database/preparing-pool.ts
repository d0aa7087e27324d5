import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement is worth keeping once it came this often. */
const worthIt = 4;

/** So many texts are prepared at the most: those with lists of varying length would otherwise never end. */
const most = 400;

/**
 * Which statements are prepared: those that come again and again. A prepared statement is parsed once for each
 * connection and planned a few times, which for a short read is most of what the database does.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name to prepare a text under, or undefined while it is too rare. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= most) return known;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < worthIt) {
      // Texts that come once and never again push each other out.
      if (this.#seen.size >= most * 4) this.#seen.clear();
      this.#seen.set(text, times);
      return undefined;
    }
    this.#seen.delete(text);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A pool that prepares the reads of one statement that come again and again. What runs in a transaction is
 * planned each time: an import or a ranking meets tables that have just grown, and a plan made while they
 * were small would take a minute for what takes a moment. There only what is built once is prepared (built-once.ts).
 */
export class PreparingPool extends pg.Pool {
  readonly #names = new StatementNames();

  // The driver's own signature has a dozen forms; the one with an object and a list of values is named, all
  // others pass as they are.
  override query(...given: [never]): never {
    const [query, values, ...more] = given as unknown as unknown[];
    if (isPlain(query) && Array.isArray(values)) {
      const name = this.#names.nameOf(query.text);
      const named = [{ ...query, name }, values, ...more] as unknown as [never];
      if (name !== undefined) return super.query(...named);
    }
    return super.query(...given);
  }
}

function isPlain(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null) return false;
  const { text, name } = query as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}
