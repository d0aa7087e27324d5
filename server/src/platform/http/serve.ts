import type { Access, Endpoint, Schema } from '@chalkline/contract/http/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import type { FileReply } from './file-reply.ts';
import type { ReadyReply } from './ready-reply.ts';
import type { MaybeViewer, Viewer } from './viewer.ts';

/** What a handler is given: everything already checked against the endpoint. */
export interface Incoming<Params, Query, Body, Caller> {
  /** For calls with an Idempotency-Key their database is one open transaction: see idempotency.ts. */
  readonly parts: Parts;
  readonly viewer: Caller;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly files: Readonly<Record<string, IncomingFile>>;
  readonly address: string;
  /** For replies that are no envelope: streams and downloads. Ordinary handlers never touch it. */
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

export interface IncomingFile {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** What a handler gives back; `message` is 'OK' unless said. */
export type Outgoing<Data> = Data | Page<Data> | ReadyReply | FileReply;

/** One page of a list. */
export class Page<Data> {
  readonly data: Data;
  readonly next: string | null;
  readonly total: number | undefined;

  constructor(data: Data, next: string | null, total?: number) {
    this.data = data;
    this.next = next;
    this.total = total;
  }
}

/** The page with each of its items as callers see it. */
export function presentPage<Item, Shown>(page: Page<Item[]>, present: (item: Item) => Shown): Page<Shown[]> {
  return new Page(page.data.map(present), page.next, page.total);
}

/** The same for a page that holds more than rows. */
export function presentWhole<Data, Shown>(page: Page<Data>, present: (data: Data) => Shown): Page<Shown> {
  return new Page(present(page.data), page.next, page.total);
}

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (incoming: Incoming<never, never, never, never>) => Promise<unknown>;
  readonly mayRepeat?: MayRepeat;
}

/**
 * Throws what the call would be refused with if the caller may not make it now. Asked before a repeated
 * Idempotency-Key gets the first answer, which was given by the rights of that time.
 */
type MayRepeat = (incoming: Incoming<never, never, never, never>) => Promise<void>;

/** Behind anything but a public call there is always a person. */
type Caller<Who extends Access> = Who extends 'public' ? MaybeViewer : Viewer;

interface RouteOptions<In> {
  /** See `MayRepeat`. Needed where a policy decides who may call and the call takes an Idempotency-Key. */
  readonly mayRepeat?: (incoming: In) => Promise<void>;
}

/** Binds an endpoint to its one-line handler, with the types of both held together. */
export function serve<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Data extends Schema,
  Who extends Access,
>(
  endpoint: Endpoint<Params, Query, Body, Data, Who>,
  handle: (
    incoming: Incoming<z.output<Params>, z.output<Query>, z.output<Body>, Caller<Who>>,
  ) => Promise<Outgoing<z.input<Data>>>,
  { mayRepeat }: RouteOptions<Incoming<z.output<Params>, z.output<Query>, z.output<Body>, Caller<Who>>> = {},
): Route {
  const route = { endpoint: endpoint as unknown as Endpoint, handle: handle as Route['handle'] };
  return mayRepeat ? { ...route, mayRepeat: mayRepeat as MayRepeat } : route;
}
