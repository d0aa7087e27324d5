import type { LiveChange, LiveNotice, LiveSignal } from '@chalkline/contract/live/live-stream.ts';
import { type LiveEvent, rereadKind, rightsKind } from '../live-events/live-outbox.ts';

/** An event as it is sent: written once, sent to all. */
export interface LiveFrame {
  /** null: it isn't stored. */
  readonly seq: number | null;
  readonly topic: string;
  readonly bytes: Buffer;
}

export function frameOf({ seq, topic, kind, json }: LiveEvent): LiveFrame {
  // Watchers aren't told about other people's permissions.
  if (kind === rightsKind) return { seq, topic, bytes: signOfLife };
  if (kind === rereadKind) return { seq, topic, bytes: notice('reset', seq, { topic }) };
  // JSON text contains no raw line breaks, so one data line is enough.
  const data = `{"topic":${JSON.stringify(topic)},"kind":${JSON.stringify(kind)},"data":${json}}`;
  return { seq, topic, bytes: Buffer.from(`id: ${seq}\ndata: ${data}\n\n`) };
}

/** Without an id: a reader that comes back goes on from the last event that is stored. */
export function passingFrame(change: LiveChange): LiveFrame {
  const text = `event: passing\ndata: ${JSON.stringify(change)}\n\n`;
  return { seq: null, topic: change.topic, bytes: Buffer.from(text) };
}

export function notice(signal: LiveSignal, seq: number, body: LiveNotice = {}): Buffer {
  return Buffer.from(`event: ${signal}\nid: ${seq}\ndata: ${JSON.stringify(body)}\n\n`);
}

/** A heartbeat with the stream's current position; not a message to the client. */
export function heartbeat(seq: number): Buffer {
  return Buffer.from(`id: ${seq}\n\n`);
}

/** The same while the position is unknown: an SSE comment, which clients ignore. */
export const signOfLife = Buffer.from(':\n\n');

/** Asks the browser to reconnect after this many milliseconds. */
export function comeBackAfter(milliseconds: number): Buffer {
  return Buffer.from(`retry: ${milliseconds}\n\n`);
}
