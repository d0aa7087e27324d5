import type { z } from 'zod';
import type { AccountType } from '../accounts/account-types.ts';

/**
 * What a caller needs of an endpoint. The browser's build keeps nothing else (decision 022), so web code sees
 * endpoints as this type: a schema is imported from its own `*.schema.ts`.
 */
export interface CallableEndpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's style: `/api/competitions/:competitionId`. */
  readonly path: `/api/${string}` | `/mobileapis/${string}`;
  /** `required`: without an Idempotency-Key the call is refused. `optional`: obeyed when sent. */
  readonly idempotency?: 'required' | 'optional';
  /**
   * Open to guests, who have proven an email and have no account. To every other call a guest is nobody, and on a
   * corporate site to all but those open `everywhere`: guests only find their tickets there (decision 174).
   */
  readonly guests?: true | 'everywhere';
  /** Open to who judges by a link, without an account. To every other call they are nobody. */
  readonly judgeLinks?: true;
  /** The call takes `multipart/form-data`: its text fields are the body, its files are these. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** Never there: carries the types that a call is checked by. */
  readonly [typesOf]?: { params: Params; query: Query; body: Body; data: Data };
}

declare const typesOf: unique symbol;

/** A program whose endpoints come without their schemas adds `leanEndpoints: true` (web/src/lean-endpoints.d.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: other programs add to it
export interface EndpointProgram {}

type Defined<Full, Lean> = EndpointProgram extends { leanEndpoints: true } ? Lean : Full;

/**
 * One definition of a call. From it come the server's validation and reply serializer, the browser's typed
 * call, the checks of the form and the OpenAPI document, so none of them can disagree.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Who extends Access = Access,
> extends CallableEndpoint<Params, Query, Body, Data> {
  /** One line for a reader of the documentation. */
  readonly summary: string;
  readonly access: Who;
  /**
   * Public calls only: also answered on a corporate site without a session, because a screen of the signed-out set
   * (`signedOutAddresses`) or a link in an email needs it. Every other call is closed there until somebody signs in.
   */
  readonly signedOut?: true;
  /** The parts of the path. Every `:name` of the path must be a key. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes of the largest body; 1 MiB unless said. A larger one is answered 413. */
  readonly bodyBytes?: number;
  /** The call may come as an HTML form as well, whose fields are not looked at. Refused everywhere else. */
  readonly takesForms?: true;
  /** The handler gets a JSON body as the text that was sent: a signature is over exactly that. */
  readonly takesRawBody?: true;
  /** What `data` of the reply holds. */
  readonly data: Data;
  /** `list` adds `next` (a cursor or null) and `total` (where it is cheap) beside `data`. */
  readonly shape?: 'one' | 'list';
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 303;
  /** The reply's own media type where it is no envelope: a stream or a download. */
  readonly contentType?: string;
  /** Codes this call may answer with, beside those that every call may (`commonCodes`). */
  readonly errors: readonly string[];
  /** How often one person (or one address, when nobody is signed in) may call. */
  readonly rateLimit?: RateLimit;
}

/** A zod schema that never sees the wire's input as anything but what it declares. */
export type Schema = z.ZodType;

/** Who may call. `owner` leaves the last word to the policy of the thing named, once it is loaded. */
export type Access =
  | 'public'
  | 'signed_in'
  | { readonly accountTypes: readonly AccountType[] }
  | { readonly owner: string };

export interface FileField {
  /** Bytes. A larger file is answered 413. */
  readonly maxBytes: number;
  readonly required: boolean;
  readonly description: string;
}

export interface RateLimit {
  readonly times: number;
  readonly perSeconds: number;
  /** Calls with the same name here are counted together. */
  readonly together?: string;
}

/** How often one person may call those that take files, all of them counted together. */
export const filesLimit: RateLimit = { times: 30, perSeconds: 60, together: 'files' };

/** Writes an endpoint down with its exact types kept. */
export function endpoint<
  Params extends Schema = z.ZodObject<Record<never, never>>,
  Query extends Schema = z.ZodObject<Record<never, never>>,
  Body extends Schema = z.ZodUndefined,
  Data extends Schema = Schema,
  const Who extends Access = Access,
>(
  definition: Endpoint<Params, Query, Body, Data, Who>,
): Defined<Endpoint<Params, Query, Body, Data, Who>, CallableEndpoint<Params, Query, Body, Data>> {
  return definition;
}

/** What a caller hands over: the schema's input, before defaults are filled in. */
export interface CallInput<E extends CallableEndpoint> {
  params?: E extends CallableEndpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
  query?: E extends CallableEndpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
  body?: E extends CallableEndpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
}

/** What a successful reply holds. */
export interface Reply<E extends CallableEndpoint> {
  message: string;
  data: DataOf<E>;
  next?: string | null;
  total?: number;
}

export type DataOf<E extends CallableEndpoint> =
  E extends CallableEndpoint<Schema, Schema, Schema, infer D> ? z.output<D> : never;
