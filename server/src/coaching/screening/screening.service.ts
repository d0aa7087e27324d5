import type { ScreeningAnswers, ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import { noteLooks, openAreas } from '../sharing/sharing.service.ts';
import { findScreening, upsertScreening } from './screening.repository.ts';

export async function getScreening(
  parts: Parts,
  { personId }: Pick<Viewer, 'personId'>,
): Promise<{ screening: ScreeningReply }> {
  const row = await findScreening(parts.database.sql, personId);
  return {
    screening: row && { concerns: row.concerns, answeredAt: row.answeredAt.toISOString() },
  };
}

/** Who would rather not say needs no consent: nothing of their health is kept. */
export async function answerScreening(
  parts: Parts,
  viewer: Viewer,
  { concerns }: ScreeningAnswers,
): Promise<{ screening: ScreeningReply }> {
  await parts.database.transaction(async (tx) => {
    if (concerns !== null) await requireConsent(tx, viewer, 'screening');
    await upsertScreening(tx.sql, {
      personId: viewer.personId,
      concerns: concerns && [...new Set(concerns)].sort(),
      answeredAt: parts.clock.now(),
    });
  });
  return getScreening(parts, viewer);
}

/**
 * Nothing unless the client shares body, or allowed it in a request that is open. Throws 404 for others, and once the
 * coaching has ended.
 */
export async function getClientScreening(parts: Parts, viewer: Viewer, coachingId: string) {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  const isAsked = coaching.state === 'asked' && coaching.sharesScreening;
  const isShared = isAsked || (await openAreas(parts, viewer, coaching)).has('body');
  if (!isShared) return { isShared, screening: null };
  if (viewer.personId !== coaching.clientId) await noteLooks(parts, coachingId, ['body']);
  return { isShared, ...(await getScreening(parts, { personId: coaching.clientId })) };
}
