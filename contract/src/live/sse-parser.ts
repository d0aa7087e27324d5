/** One message of a text/event-stream. */
export interface SseMessage {
  /** The `event` field; `message` by default. */
  readonly event: string;
  /** The last id so far; messages without one keep it. */
  readonly id: string;
  readonly data: string;
}

export interface SseListeners {
  readonly onMessage: (message: SseMessage) => void;
  /** A new last id, even if it came without a message. */
  readonly onId?: (id: string) => void;
  /** Milliseconds the server asks to wait before reconnecting. */
  readonly onRetry?: (milliseconds: number) => void;
}

/**
 * Reads a text/event-stream that arrives in pieces of any size, as the HTML standard says (§9.2.6 "Interpreting
 * an event stream"). It takes decoded text; a message is complete at the blank line after it.
 */
export function makeSseParser(listeners: SseListeners): (piece: string) => void {
  let rest = '';
  let isFirst = true;
  let id = '';
  let lastId = '';
  let event = '';
  let data: string[] = [];

  function dispatch(): void {
    if (data.length > 0) listeners.onMessage({ event: event || 'message', id, data: data.join('\n') });
    event = '';
    data = [];
    // After the message, because a client that resumes from this id already has it.
    if (id !== lastId) {
      lastId = id;
      listeners.onId?.(id);
    }
  }

  function takeField(line: string): void {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) listeners.onRetry?.(Number(value));
  }

  return (piece) => {
    if (isFirst && piece !== '') {
      isFirst = false;
      rest = piece.replace(/^\uFEFF/, '');
    } else rest += piece;
    // A line break at the very end may be the first half of \r\n: it is kept until more text arrives.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') dispatch();
      else takeField(line);
    }
  };
}
