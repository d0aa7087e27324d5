/** One message of a text/event-stream. */
export interface SseMessage {
  /** The `event` field; `message` where there was none. */
  readonly event: string;
  /** The last id seen so far, which a later message keeps until it brings another. */
  readonly id: string;
  readonly data: string;
}

export interface SseListeners {
  readonly onMessage: (message: SseMessage) => void;
  /** A new last id, also where it came without a message. */
  readonly onId?: (id: string) => void;
  /** Milliseconds that the server asks to wait before coming back. */
  readonly onRetry?: (milliseconds: number) => void;
}

/**
 * Reads a text/event-stream that arrives in pieces of any size, as the HTML standard says (§9.2.6 "Interpreting
 * an event stream"). Give it decoded text; what is not finished by a blank line is never a message.
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
    // After the message: whoever goes on from this id has it.
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
    // A line break at the very end may be the first half of \r\n: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') dispatch();
      else takeField(line);
    }
  };
}
