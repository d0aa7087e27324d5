import type { CallableEndpoint, CallInput, Reply } from './endpoint.ts';
import type { Failure, Problem } from './envelope.ts';

/** A call that was answered with a failure. `status` is 0 when no answer came at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: readonly Problem[];
  /** Seconds after which it may be tried again, where the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, failure: Failure, retryAfter: number | null = null) {
    super(failure.message);
    this.status = status;
    this.errors = failure.errors;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.errors[0]?.code ?? 'internal';
  }
}

export interface ClientOptions {
  /** Put before every path: '' in the browser, an address in tests. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly token: (endpoint: CallableEndpoint) => string | null;
  /** Told of every 401, so that the app can end the session it shows. */
  readonly onUnauthorized?: (endpoint: CallableEndpoint) => void;
  /** Told with every answer when the server sent it, as the header `Date` has it. */
  readonly onDate?: (date: string) => void;
}

export interface CallExtras {
  readonly signal?: AbortSignal;
  /** Sent as Idempotency-Key. Calls that need one get a fresh one unless it is given. */
  readonly idempotencyKey?: string;
  /** The files of a multipart call, by field. */
  readonly files?: Readonly<Record<string, Blob>>;
}

export type Client = <E extends CallableEndpoint>(
  endpoint: E,
  input?: CallInput<E>,
  extras?: CallExtras,
) => Promise<Reply<E>>;

/** Makes the typed call that web, tests and benchmarks use. Throws CallFailed. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch;
  return async function call<E extends CallableEndpoint>(
    endpoint: E,
    input: CallInput<E> = {},
    extras: CallExtras = {},
  ) {
    const response = await send(options.baseUrl + addressOf(endpoint, input), {
      method: endpoint.method,
      ...bodyOf(endpoint, input, extras),
      ...(extras.signal && { signal: extras.signal }),
      cache: 'no-store',
    }).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new CallFailed(0, unreachable);
    });
    const date = response.headers.get('date');
    if (date) options.onDate?.(date);
    const reply: unknown = await response.json().catch(() => null);
    if (response.ok && reply !== null) return reply as Reply<E>;
    if (response.status === 401) options.onUnauthorized?.(endpoint);
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    throw new CallFailed(response.status, isFailure(reply) ? reply : unreadable, retryAfter);
  };

  function bodyOf(endpoint: CallableEndpoint, input: CallInput<CallableEndpoint>, extras: CallExtras) {
    const headers: Record<string, string> = {};
    const token = options.token(endpoint);
    if (token) headers.authorization = `Bearer ${token}`;
    if (endpoint.idempotency) headers['idempotency-key'] = extras.idempotencyKey ?? crypto.randomUUID();
    if (endpoint.files) return { headers, body: formOf(input.body, extras.files ?? {}) };
    if (input.body === undefined) return { headers };
    headers['content-type'] = 'application/json';
    return { headers, body: JSON.stringify(input.body) };
  }
}

const unreachable = failureOf(
  'unreachable',
  'We couldn’t reach the server. Check your connection and try again.',
);
const unreadable = failureOf('internal', 'The server’s response wasn’t readable. Try again in a moment.');

/** The sentences that no server can send. */
function failureOf(code: string, message: string): Failure {
  return { message, errors: [{ code, message }] };
}

function isFailure(reply: unknown): reply is Failure {
  return typeof reply === 'object' && reply !== null && Array.isArray((reply as Partial<Failure>).errors);
}

/** Fills the path's `:names` and appends the query. */
export function addressOf(endpoint: CallableEndpoint, input: CallInput<CallableEndpoint>): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function formOf(body: unknown, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
