import type { LiveNotice, LiveSignal } from '@chalkline/contract/live/live-stream.ts';
import { type LiveEvent, rereadKind, rightsKind } from '../live-events/live-outbox.ts';

/** An event as it goes over the wire: written once, sent to all. */
export interface LiveFrame {
  readonly seq: number;
  readonly topic: string;
  readonly bytes: Buffer;
}

export function frameOf({ seq, topic, kind, json }: LiveEvent): LiveFrame {
  // Who may still watch is not told that others may not.
  if (kind === rightsKind) return { seq, topic, bytes: signOfLife };
  if (kind === rereadKind) return { seq, topic, bytes: notice('reset', seq, { topic }) };
  // JSON text has no line breaks of its own, so one data line is enough.
  const data = `{"topic":${JSON.stringify(topic)},"kind":${JSON.stringify(kind)},"data":${json}}`;
  return { seq, topic, bytes: Buffer.from(`id: ${seq}\ndata: ${data}\n\n`) };
}

export function notice(signal: LiveSignal, seq: number, body: LiveNotice = {}): Buffer {
  return Buffer.from(`event: ${signal}\nid: ${seq}\ndata: ${JSON.stringify(body)}\n\n`);
}

/** A sign of life that also says how far the stream is; no message for whoever reads. */
export function heartbeat(seq: number): Buffer {
  return Buffer.from(`id: ${seq}\n\n`);
}

/** The same while the number is not sure: a comment, which nobody reads. */
export const signOfLife = Buffer.from(':\n\n');

/** Asks the browser to come back after so many milliseconds. */
export function comeBackAfter(milliseconds: number): Buffer {
  return Buffer.from(`retry: ${milliseconds}\n\n`);
}
