import type { LiveChange } from '@chalkline/contract/live/live-stream.ts';

interface OpenStream {
  readonly topics: readonly string[];
  readonly after: number | null;
  readonly token: string | null;
  write(text: string): void;
  /** Ends in good order. */
  close(): void;
  end(): void;
}

/** Answers live streams as the server does, from a list of events in memory. */
export class FakeStreamServer {
  readonly streams = new Set<OpenStream>();
  /** Every stream that was asked for, refused ones too. */
  readonly asked: { topics: readonly string[]; after: number | null; token: string | null }[] = [];
  readonly #events: (LiveChange & { id: number })[] = [];
  #head = 100;
  /** Everything up to this number is forgotten. */
  sweptUpTo = 0;
  /** Refuses with this status instead of opening a stream. */
  refuseWith: number | null = null;
  isReachable = true;
  /** Topics that nobody may watch. */
  readonly hidden = new Set<string>();

  get head(): number {
    return this.#head;
  }

  publish(topic: string, data: unknown, kind = 'changed'): number {
    this.#head += 1;
    const event = { id: this.#head, topic, kind, data };
    this.#events.push(event);
    for (const stream of this.streams) if (stream.topics.includes(topic)) stream.write(frame(event));
    return this.#head;
  }

  /** Not kept: only for streams that are open. */
  pass(topic: string, data: unknown, kind = 'passed'): void {
    const text = `event: passing\ndata: ${JSON.stringify({ topic, kind, data })}\n\n`;
    for (const stream of this.streams) if (stream.topics.includes(topic)) stream.write(text);
  }

  beat(): void {
    for (const stream of this.streams) stream.write(`id: ${this.#head}\n\n`);
  }

  /** The connections are dead and neither side knows: what is written goes nowhere. */
  muteAll(): void {
    this.streams.clear();
  }

  /** The connections break, without a word. */
  cutAll(): void {
    for (const stream of [...this.streams]) stream.end();
  }

  /** A server that stops: come back after so many milliseconds. */
  sendAllAway(milliseconds: number): void {
    for (const stream of [...this.streams]) {
      stream.write(`retry: ${milliseconds}\n\n`);
      stream.close();
    }
  }

  readonly fetch: typeof fetch = async (address, init) => {
    const query = new URL(String(address), 'http://localhost').searchParams;
    const topics = (query.get('topics') ?? '').split(',');
    const after = query.has('after') ? Number(query.get('after')) : null;
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    this.asked.push({ topics, after, token });
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (this.refuseWith !== null) return new Response('{}', { status: this.refuseWith });
    const allowed = topics.filter((topic) => !this.hidden.has(topic));
    if (allowed.length === 0) return new Response('{}', { status: 404 });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => this.#begin(controller, { topics: allowed, after, token }, init?.signal),
    });
    for (const stream of this.streams) {
      if (stream.topics !== allowed) continue;
      for (const topic of topics) if (!allowed.includes(topic)) stream.write(withdrawn(topic, this.#head));
    }
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  #begin(
    controller: ReadableStreamDefaultController<Uint8Array>,
    wish: Pick<OpenStream, 'topics' | 'after' | 'token'>,
    signal: AbortSignal | null | undefined,
  ): void {
    const stream: OpenStream = {
      ...wish,
      write: (text) => controller.enqueue(new TextEncoder().encode(text)),
      close: () => {
        this.streams.delete(stream);
        controller.close();
      },
      end: () => {
        this.streams.delete(stream);
        controller.error(new TypeError('network error'));
      },
    };
    this.streams.add(stream);
    signal?.addEventListener('abort', () => stream.end());
    const { after } = wish;
    if (after !== null && (after < this.sweptUpTo || after > this.#head)) {
      stream.write(`event: reset\nid: ${this.#head}\ndata: {}\n\n`);
      return;
    }
    stream.write(`event: open\nid: ${after ?? this.#head}\ndata: {}\n\n`);
    for (const event of this.#events) {
      if (event.id > (after ?? this.#head) && wish.topics.includes(event.topic)) stream.write(frame(event));
    }
    stream.write(`id: ${this.#head}\n\n`);
  }
}

function frame({ id, topic, kind, data }: LiveChange & { id: number }): string {
  return `id: ${id}\ndata: ${JSON.stringify({ topic, kind, data })}\n\n`;
}

function withdrawn(topic: string, id: number): string {
  return `event: withdrawn\nid: ${id}\ndata: ${JSON.stringify({ topic })}\n\n`;
}
