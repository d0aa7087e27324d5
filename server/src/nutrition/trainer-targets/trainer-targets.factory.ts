import type { NewTrainerTargets } from '@chalkline/contract/nutrition/targets.schema.ts';
import type { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { setClientTargets } from './trainer-targets.service.ts';

/** Targets that a trainer set for a client who shares nutrition. */
export async function trainerTargets(
  parts: Parts,
  made: Awaited<ReturnType<typeof coaching>>,
  sketch: Partial<NewTrainerTargets> = {},
) {
  await setSharing(parts, made.client, made.id, { training: false, nutrition: true, body: false });
  const none = { kcal: null, protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };
  const usual = { startsOn: '2026-11-23', weekdays: [1, 2, 3, 4, 5, 6, 7], ...none, kcal: 2350, note: '' };
  return setClientTargets(parts, made.trainer, made.id, { ...usual, ...sketch });
}
