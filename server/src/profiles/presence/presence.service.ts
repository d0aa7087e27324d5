import { presenceSeconds } from '@chalkline/contract/profiles/presence.endpoints.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { childrenBornAfter } from '../profiles/profiles.rules.ts';
import { findHereAmong, putPresence } from './presence.repository.ts';

type Asking = Pick<Parts, 'database' | 'clock'>;

/** Counts the viewer as here for a while. */
export async function sayHere({ database, clock }: Asking, { personId }: Viewer): Promise<null> {
  await putPresence(database.sql, personId, new Date(clock.now().getTime() + presenceSeconds.kept * 1000));
  return null;
}

/** Which of these people are here and show it to the viewer. */
export function whoIsHere(
  { database, clock }: Asking,
  viewer: Viewer,
  personIds: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  return findHereAmong(database.sql, { viewer, now, childrenBornAfter: childrenBornAfter(now) }, personIds);
}
