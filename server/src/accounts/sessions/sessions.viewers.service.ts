import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { allowedType } from '../second-factors/second-factors.rules.ts';
import { findSessions } from './sessions.repository.ts';

/** The people behind these sessions. Leaves out sessions that have ended and people who aren't active. */
export async function viewersOfSessions(
  parts: Pick<Parts, 'database' | 'clock' | 'config'>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  if (sessionIds.length === 0) return new Map();
  const found = await findSessions(parts.database.sql, sessionIds, parts.clock.now());
  return new Map(
    found.map(({ hasSecondStep, ...viewer }) => [
      viewer.sessionId,
      { ...viewer, accountType: allowedType(parts.config, { ...viewer, hasSecondStep }) },
    ]),
  );
}
