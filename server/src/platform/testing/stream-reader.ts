import { makeSseParser, type SseMessage } from '@chalkline/contract/live/sse-parser.ts';

export interface ReaderOptions {
  readonly baseUrl: string;
  readonly topics: readonly string[];
  readonly after?: string;
  readonly token?: string;
  readonly onMessage?: (message: SseMessage) => void;
}

/** Reads one live stream like a browser, for tests. */
export interface StreamReader {
  readonly response: Response;
  readonly messages: SseMessage[];
  /** Every id seen, including those without a message. */
  readonly ids: string[];
  /** The last id seen. */
  lastId(): string | null;
  retry(): number | null;
  /** Resolves when the stream ends, on either side. */
  readonly ended: Promise<void>;
  /** Throws what `onMessage` threw. */
  close(): Promise<void>;
  /** Resolves when the messages so far satisfy this. */
  until(isEnough: (messages: readonly SseMessage[]) => boolean): Promise<void>;
}

/** Opens a stream. The response may be an error: check its status. */
export async function openReader(options: ReaderOptions): Promise<StreamReader> {
  const closing = new AbortController();
  const response = await fetch(`${options.baseUrl}/api/live/stream?topics=${options.topics.join(',')}`, {
    signal: closing.signal,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.after && { 'last-event-id': options.after }),
    },
  });
  const messages: SseMessage[] = [];
  const ids: string[] = [];
  let wrong: unknown;
  let retry: number | null = null;
  let tell: () => void = () => undefined;
  const parse = makeSseParser({
    onMessage: (message) => {
      messages.push(message);
      try {
        options.onMessage?.(message);
      } catch (failure) {
        wrong ??= failure;
      }
      tell();
    },
    onId: (id) => {
      ids.push(id);
    },
    onRetry: (milliseconds) => {
      retry = milliseconds;
    },
  });
  const ended = response.ok ? readAll(response, parse) : Promise.resolve();
  return {
    response,
    messages,
    ids,
    lastId: () => ids.at(-1) ?? options.after ?? null,
    retry: () => retry,
    ended,
    async close() {
      closing.abort();
      await ended;
      if (wrong !== undefined) throw wrong;
    },
    async until(isEnough) {
      while (!isEnough(messages)) {
        const isOver = await Promise.race([
          new Promise<boolean>((resolve) => {
            tell = () => resolve(false);
          }),
          ended.then(() => true),
        ]);
        if (isOver && !isEnough(messages)) throw new Error('The stream ended before its time.');
      }
    },
  };
}

async function readAll(response: Response, parse: (piece: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const piece of response.body ?? []) parse(decoder.decode(piece, { stream: true }));
  } catch {
    // Cut by the server or by `close`: either way the stream is over, and tests check how far it got.
  }
}
