import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findSessions } from './sessions.repository.ts';

/** Who stands behind these sessions now. One that has ended, or whose person is not active, is left out. */
export async function viewersOfSessions(
  parts: Pick<Parts, 'database' | 'clock'>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  if (sessionIds.length === 0) return new Map();
  const found = await findSessions(parts.database.sql, sessionIds, parts.clock.now());
  return new Map(found.map((viewer) => [viewer.sessionId, viewer]));
}
