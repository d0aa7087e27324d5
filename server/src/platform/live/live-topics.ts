import type { MaybeViewer, Viewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';

/** A kind of thing that can be watched. Each domain declares its own in its domain.ts. */
export interface LiveTopic {
  /** The part before the colon: `board`. */
  readonly prefix: string;
  /**
   * Whether this person, or a visitor, may watch the thing with this id; false if there is none. Checked when a stream
   * starts and again on delivery. Whatever visitors may watch, everyone may.
   */
  readonly mayWatch: (parts: Parts, viewer: MaybeViewer, id: string) => Promise<boolean>;
}

/**
 * The people behind these sessions. Sessions that ended or were revoked, or whose person can no longer sign in, are
 * left out.
 */
export type ViewersOfSessions = (
  parts: Parts,
  sessionIds: readonly string[],
) => Promise<ReadonlyMap<string, Viewer>>;

export type MayWatch = (parts: Parts, viewer: MaybeViewer, topic: string) => Promise<boolean>;

/** Finds the kind of a topic and asks it; no one can watch an unknown kind. */
export function topicPolicy(topics: readonly LiveTopic[]): MayWatch {
  const kinds = new Map(topics.map((kind) => [kind.prefix, kind]));
  if (kinds.size !== topics.length) throw new Error('Two live topics have the same prefix.');
  return async (parts, viewer, topic) => {
    const colon = topic.indexOf(':');
    const kind = kinds.get(topic.slice(0, colon));
    return kind ? kind.mayWatch(parts, viewer, topic.slice(colon + 1)) : false;
  };
}
