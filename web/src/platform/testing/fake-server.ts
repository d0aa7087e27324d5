import { FakeStreamServer } from '../live/testing/fake-stream-server.ts';
import { refusalOf } from './server-sentence.ts';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** Answers a screen's calls from a table, and its live stream. Anything else is a 404. */
export class FakeServer {
  /** A browser keeps its stream from screen to screen, so tests that watch give the same one to each server. */
  readonly stream: FakeStreamServer;
  /** Every call that came, as `GET /api/competitions?status=live`. */
  readonly asked: string[] = [];
  isReachable = true;
  readonly #answers = new Map<string, (query: URLSearchParams) => Answer>();

  constructor(stream = new FakeStreamServer()) {
    this.stream = stream;
  }

  /** `reply` is what travels: `{ data, next, total }`. */
  answer(path: string, reply: (query: URLSearchParams) => object): void {
    this.#answers.set(path, (query) => ({ body: { message: 'OK', ...reply(query) } }));
  }

  refuse(path: string, status: number, code: string): void {
    const body = refusalOf(code);
    this.#answers.set(path, () => ({ status, body }));
  }

  readonly fetch: typeof fetch = async (address, init) => {
    const { pathname, search, searchParams } = new URL(String(address), 'http://localhost');
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (pathname === '/api/live/stream') return this.stream.fetch(address, init);
    this.asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    const { status = 200, body } = this.#answers.get(pathname)?.(searchParams) ?? notFound;
    return new Response(JSON.stringify(body), { status });
  };
}

const notFound: Answer = {
  status: 404,
  body: refusalOf('not_found'),
};
