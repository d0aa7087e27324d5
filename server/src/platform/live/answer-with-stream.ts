import type { openLiveStream } from '@chalkline/contract/live/live.endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { notFound } from '../http/refusal.ts';
import type { Incoming } from '../http/serve.ts';
import type { MaybeViewer } from '../http/viewer.ts';
import type { ProcessLive } from './make-live.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set where this process serves live streams. */
    openLiveStream?: ProcessLive['openStream'];
  }
}

/** Lets the app's calls open streams of this process. Without it there is nothing to watch, as in most tests. */
export function serveLiveStreams(app: FastifyInstance, live: Pick<ProcessLive, 'openStream'>): void {
  app.decorate('openLiveStream', live.openStream);
}

type StreamQuery = z.output<NonNullable<typeof openLiveStream.query>>;

/** Hands the call to the process's streams, which keep its reply. Gives null: there is no envelope. */
export async function answerWithStream(
  incoming: Incoming<unknown, StreamQuery, unknown, MaybeViewer>,
): Promise<null> {
  const { parts, viewer, address, query, raw } = incoming;
  const { openLiveStream: open } = raw.request.server;
  if (!open) throw notFound();
  const after = lastSeen(raw.request.headers['last-event-id']) ?? query.after;
  const { topics } = query;
  await open({ parts, viewer, address, topics, after: after === undefined ? null : Number(after), raw });
  return null;
}

/** A header that is no number of ours counts as one from long ago, so that its reader starts afresh. */
function lastSeen(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  return /^\d{1,15}$/.test(String(header)) ? String(header) : '-1';
}
