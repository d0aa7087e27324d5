import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MaybeViewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';

/** A call that asks for a live stream. */
export interface StreamCall {
  readonly parts: Parts;
  readonly viewer: MaybeViewer;
  readonly address: string;
  readonly topics: readonly string[];
  /** The last event that the caller has; null to begin with the next one. */
  readonly after: number | null;
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}
