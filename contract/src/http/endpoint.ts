import type { z } from 'zod';
import type { AccountType } from '../accounts/account-types.ts';

/**
 * One definition of a call. From it come the server's validation and reply serialiser, the browser's typed
 * call, the checks of the form and the OpenAPI document, so none of them can disagree.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's style: `/api/competitions/:competitionId`. */
  readonly path: `/api/${string}` | `/mobileapis/${string}`;
  /** One line for a reader of the documentation. */
  readonly summary: string;
  readonly access: Who;
  /** The parts of the path. Every `:name` of the path must be a key. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes of the largest body; 1 MiB unless said. A larger one is answered 413. */
  readonly bodyBytes?: number;
  /** The call takes `multipart/form-data`: its text fields are `body`, its files are these. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** The call may come as an HTML form as well, whose fields are not looked at. Refused everywhere else. */
  readonly takesForms?: true;
  /** What `data` of the reply holds. */
  readonly data: Data;
  /** `list` adds `next` (a cursor or null) and `total` (where it is cheap) beside `data`. */
  readonly shape?: 'one' | 'list';
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201 | 202;
  /** The reply's own media type where it is no envelope: a stream or a download. */
  readonly contentType?: string;
  /** Codes this call may answer with, beside those that every call may (`commonCodes`). */
  readonly errors: readonly string[];
  /** `required`: without an Idempotency-Key the call is refused. `optional`: obeyed when sent. */
  readonly idempotency?: 'required' | 'optional';
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
}

/** Writes an endpoint down with its exact types kept. */
export function endpoint<
  Params extends Schema = z.ZodObject<Record<never, never>>,
  Query extends Schema = z.ZodObject<Record<never, never>>,
  Body extends Schema = z.ZodUndefined,
  Data extends Schema = Schema,
  const Who extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Data, Who>): Endpoint<Params, Query, Body, Data, Who> {
  return definition;
}

/** What a caller hands over: the schema's input, before defaults are filled in. */
export interface CallInput<E extends Endpoint> {
  params?: E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
  query?: E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
  body?: E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
}

/** What a successful reply holds. */
export interface Reply<E extends Endpoint> {
  message: string;
  data: DataOf<E>;
  next?: string | null;
  total?: number;
}

export type DataOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, Schema, infer D> ? z.output<D> : never;
