import type { openLiveStream } from '@chalkline/contract/live/live.endpoints.ts';
import type { z } from 'zod';
import type { Incoming } from '../http/serve.ts';
import type { MaybeViewer } from '../http/viewer.ts';

type StreamQuery = z.output<NonNullable<typeof openLiveStream.query>>;

/** Hands the call to the live part, which keeps its reply. Gives null: there is no envelope. */
export async function answerWithStream(
  incoming: Incoming<unknown, StreamQuery, unknown, MaybeViewer>,
): Promise<null> {
  const { parts, viewer, address, query, raw } = incoming;
  const after = lastSeen(raw.request.headers['last-event-id']) ?? query.after;
  const { topics } = query;
  await parts.live.openStream({
    parts,
    viewer,
    address,
    topics,
    after: after === undefined ? null : Number(after),
    raw,
  });
  return null;
}

/** A header that is no number of ours counts as one from long ago, so that its reader starts afresh. */
function lastSeen(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  return /^\d{1,15}$/.test(String(header)) ? String(header) : '-1';
}
