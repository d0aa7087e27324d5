import type { MaybeViewer, Viewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';

/** A kind of thing that can be watched. Each domain declares its own in its domain.ts. */
export interface LiveTopic {
  /** What stands before the colon: `board`. */
  readonly prefix: string;
  /**
   * Whether this person, or a visitor, may watch the thing of this id; false as well when there is none. Asked
   * when a stream begins and again at delivery. Whatever a visitor may watch, everybody may.
   */
  readonly mayWatch: (parts: Parts, viewer: MaybeViewer, id: string) => Promise<boolean>;
}

/**
 * Who stands behind these sessions now. A session that is left out has ended or been revoked, or its person
 * may not sign in any more.
 */
export type ViewersOfSessions = (
  parts: Parts,
  sessionIds: readonly string[],
) => Promise<ReadonlyMap<string, Viewer>>;

export type MayWatch = (parts: Parts, viewer: MaybeViewer, topic: string) => Promise<boolean>;

/** Finds the kind of a topic and asks it; an unknown kind may be watched by nobody. */
export function topicPolicy(topics: readonly LiveTopic[]): MayWatch {
  const kinds = new Map(topics.map((kind) => [kind.prefix, kind]));
  if (kinds.size !== topics.length) throw new Error('Two live topics have the same prefix.');
  return async (parts, viewer, topic) => {
    const colon = topic.indexOf(':');
    const kind = kinds.get(topic.slice(0, colon));
    return kind ? kind.mayWatch(parts, viewer, topic.slice(colon + 1)) : false;
  };
}
