import { silentTooLong } from '@chalkline/contract/live/live-stream.ts';
import { makeSseParser, type SseListeners } from '@chalkline/contract/live/sse-parser.ts';

export interface StreamAddress {
  readonly topics: readonly string[];
  readonly after: number | null;
  readonly token: string | null;
}

export interface StreamEnd {
  /** The status of a refusal; 0 when the connection failed, fell silent or was ended. */
  readonly status: number;
  /** Milliseconds that the server asks to wait; null when it did not. */
  readonly retryAfter: number | null;
}

/** Ends the stream after too much silence; a laptop that slept notices late. */
export interface StreamWatch {
  /** Looks now; otherwise it looks by itself. */
  look(): void;
}

/** Reads one stream from its beginning to its end, whatever ends it. Never throws. */
export async function readStream(
  send: typeof fetch,
  address: StreamAddress,
  listeners: Omit<SseListeners, 'onRetry'>,
  signal: AbortSignal,
  onBegin?: (watch: StreamWatch) => void,
): Promise<StreamEnd> {
  const silence = new AbortController();
  let heardAt = Date.now();
  const look = () => {
    if (Date.now() - heardAt > silentTooLong) silence.abort();
  };
  const timer = setInterval(look, silentTooLong / 4);
  onBegin?.({ look });
  let retryAfter: number | null = null;
  try {
    const response = await send(pathOf(address), {
      headers: headersOf(address),
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      void response.body?.cancel();
      const seconds = Number(response.headers.get('retry-after'));
      return { status: response.status, retryAfter: seconds > 0 ? seconds * 1000 : null };
    }
    const parse = makeSseParser({
      ...listeners,
      onRetry: (milliseconds) => {
        retryAfter = milliseconds;
      },
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heardAt = Date.now();
      parse(decoder.decode(piece.value, { stream: true }));
    }
  } catch {
    // However the connection failed, the caller reconnects.
  } finally {
    clearInterval(timer);
  }
  return { status: 0, retryAfter };
}

function pathOf({ topics, after }: StreamAddress): string {
  const query = new URLSearchParams({ topics: topics.join(',') });
  if (after !== null) query.set('after', String(after));
  return `/api/live/stream?${query}`;
}

function headersOf({ token }: StreamAddress): Record<string, string> {
  return { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) };
}
