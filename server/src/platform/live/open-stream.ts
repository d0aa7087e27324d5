import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { notFound, type Refusal, sessionEnded, unavailable } from '../http/refusal.ts';
import type { MaybeViewer } from '../http/viewer.ts';
import { countEvents, firstToldAt, readEvents, readHead } from '../live-events/live-outbox.ts';
import type { Parts } from '../parts.ts';
import { frameOf, notice } from './live-frames.ts';
import type { LiveHub } from './live-hub.ts';
import type { LivePace } from './live-pace.ts';
import type { LiveRights } from './live-rights.ts';
import { LiveStream } from './live-stream.ts';
import type { ViewersOfSessions } from './live-topics.ts';
import type { StreamCounts } from './stream-counts.ts';

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

export interface StreamParts {
  readonly hub: LiveHub;
  readonly rights: LiveRights;
  readonly counts: StreamCounts;
  readonly pace: LivePace;
  readonly viewersOf: ViewersOfSessions;
  /** The one that events are written by. */
  readonly clock: Clock;
  /** The last event that was handed out here; null while this process is not in step. */
  readonly last: () => number | null;
}

/** Takes the reply over and keeps it as a stream. Throws the refusals that `ProcessLive.openStream` names. */
export async function openStream(live: StreamParts, asked: StreamCall): Promise<void> {
  const { call, allowed, refused } = await askAsOfNow(live, asked);
  if (allowed.length === 0) throw notFound();
  if (call.raw.request.method === 'HEAD') return answerHead(call);
  const last = live.last();
  if (last === null) throw notInStep();
  const leave = live.counts.enter(call.viewer, call.address);
  const response = takeOver(call);
  const stream = new LiveStream({
    parts: call.parts,
    viewer: call.viewer,
    topics: new Set(allowed),
    response,
    rights: live.rights,
    mostBytesWaiting: live.pace.mostBytesWaiting,
    onCut: (cut, reason) => live.hub.wasCut(cut, reason),
    onWithdrawn: (from, topic) => live.hub.unwatch(from, topic),
  });
  live.hub.attach(stream, leave);
  response.on('close', () => live.hub.detach(stream));
  if (response.destroyed) return live.hub.detach(stream);
  try {
    await writeMissed(live, call, stream, last);
    for (const topic of refused) stream.withdraw(topic);
  } catch (error) {
    call.parts.log.warn({ err: error }, 'a live stream could not catch up');
    stream.cut('failed');
  }
}

/**
 * What the caller may watch once all rights that ended have been heard of. From here to `attach` nothing may wait: an
 * event in between would find no stream to cut.
 */
async function askAsOfNow(live: StreamParts, call: StreamCall) {
  for (;;) {
    const before = live.rights.changes;
    const current = { ...call, viewer: await stillSignedIn(live, call) };
    const answers = await askForAll(live, current);
    if (before === live.rights.changes) return { call: current, ...answers };
  }
}

/** The session may have ended since the call was let in. Throws `session_ended`. */
async function stillSignedIn({ viewersOf }: StreamParts, { parts, viewer }: StreamCall) {
  if (viewer === null) return null;
  const current = (await viewersOf(parts, [viewer.sessionId])).get(viewer.sessionId);
  if (!current) throw sessionEnded();
  return current;
}

async function askForAll({ rights }: StreamParts, { parts, viewer, topics }: StreamCall) {
  const answers = await Promise.all(topics.map((topic) => rights.askAgain(parts, viewer, topic)));
  return {
    allowed: topics.filter((_, index) => answers[index]),
    refused: topics.filter((_, index) => !answers[index]),
  };
}

/** What the reader missed up to now, or that it missed too much; then what came meanwhile. */
async function writeMissed(live: StreamParts, call: StreamCall, stream: LiveStream, last: number) {
  const { after } = call;
  if (after === null || !(await canGoOn(live, call, after, last))) {
    stream.write(notice(after === null ? 'open' : 'reset', last), last);
    return stream.release(last);
  }
  stream.write(notice('open', after), after);
  const { sql } = call.parts.database;
  let from = after;
  while (from < last && !stream.isOver) {
    const page = await readEvents(sql, { topics: call.topics, after: from, upTo: last }, pageSize);
    for (const event of page) {
      if (!stream.topics.has(event.topic)) continue;
      if (!stream.write(frameOf(event).bytes, event.seq)) await stream.drained();
    }
    from = page.length === pageSize ? (page.at(-1)?.seq ?? last) : last;
  }
  stream.release(last);
}

const pageSize = 100;

/** The number is one of ours, nothing after it has been deleted, and it is not too long ago. */
async function canGoOn(
  { pace, clock }: StreamParts,
  call: StreamCall,
  after: number,
  last: number,
): Promise<boolean> {
  const { sql } = call.parts.database;
  const head = await readHead(sql);
  if (after > head.seq || after < head.sweptSeq) return false;
  const stretch = { topics: call.topics, after, upTo: last };
  const missed = await countEvents(sql, stretch, pace.mostMissed + 1);
  if (missed === 0 || missed > pace.mostMissed) return missed === 0;
  const first = await firstToldAt(sql, stretch);
  return first !== null && clock.now().getTime() - first.getTime() <= pace.longestAway;
}

/** From here on the reply is ours: no envelope, no compression that would hold messages back. */
function takeOver({ raw }: StreamCall): ServerResponse {
  const { reply } = raw;
  reply.hijack();
  writeHead(reply);
  reply.raw.flushHeaders();
  reply.raw.socket?.setKeepAlive(true, 30_000);
  return reply.raw;
}

function answerHead({ raw }: StreamCall): void {
  raw.reply.hijack();
  writeHead(raw.reply);
  raw.reply.raw.end();
}

function writeHead(reply: FastifyReply): void {
  const headers = { ...reply.getHeaders(), ...streamHeaders };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200);
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // For nginx, which otherwise collects the reply.
  'x-accel-buffering': 'no',
};

function notInStep(): Refusal {
  return unavailable('Live updates are still starting.', 2);
}
