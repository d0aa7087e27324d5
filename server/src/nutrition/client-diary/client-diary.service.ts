import type { ClientDay } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import type { HistoryDay, HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import type { MealPlanReply } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import type { WeightReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import type { TargetsReply, TrainerTargetsReply } from '@chalkline/contract/nutrition/targets.schema.ts';
import { seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { noteLooks, openAreas } from '../../coaching/sharing/sharing.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { readDay } from '../diary/diary.service.ts';
import { firstDay, historyOf } from '../diary/history.service.ts';
import { plansOf } from '../meal-plans/meal-plans.service.ts';
import { weightsBetween } from '../measures/measures.service.ts';
import { targetsFrom } from '../targets/targets.service.ts';
import { findTargetsOf } from '../trainer-targets/trainer-targets.repository.ts';
import { presentTrainerTargets } from '../trainer-targets/trainer-targets.service.ts';

interface ClientDiary {
  days: HistoryDay[];
  targets: TargetsReply[];
  byTrainer: TrainerTargetsReply[];
  plans: MealPlanReply[];
}

/** Null where the client doesn't share nutrition. Throws 404 for others, and once the coaching has ended. */
export async function readClientDiary(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  query: HistoryQuery,
): Promise<{ diary: ClientDiary | null }> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  const areas = await openAreas(parts, viewer, coaching);
  if (!areas.has('nutrition')) return { diary: null };
  const { sql } = parts.database;
  const days = await historyOf(sql, coaching.clientId, query);
  const targets = await targetsFrom(sql, coaching.clientId, query.to);
  const byTrainer = (await findTargetsOf(sql, coachingId)).map(presentTrainerTargets);
  const plans = await plansOf(sql, coachingId, coaching.clientId);
  if (viewer.personId !== coaching.clientId) await noteLooks(parts, coachingId, ['nutrition']);
  return { diary: { days, targets, byTrainer, plans } };
}

/** A day with its foods; null where the client doesn't share nutrition. Throws 404 for others, and once the coaching has ended. */
export async function readClientDay(
  parts: Parts,
  viewer: Viewer,
  { coachingId, day }: { readonly coachingId: string; readonly day: string },
): Promise<{ day: ClientDay | null }> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  if (!(await openAreas(parts, viewer, coaching)).has('nutrition')) return { day: null };
  const { entries, targets, drinks } = await readDay(parts, { personId: coaching.clientId }, day);
  if (viewer.personId !== coaching.clientId) await noteLooks(parts, coachingId, ['nutrition']);
  return { day: { day, entries, targets, drinks } };
}

/**
 * By day, the earliest first. Null where the client doesn't share their body.
 * Throws 404 for others, and once the coaching has ended.
 */
export async function readClientWeights(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  { to, days }: HistoryQuery,
): Promise<{ weights: WeightReply[] | null }> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  if (!(await openAreas(parts, viewer, coaching)).has('body')) return { weights: null };
  const found = await weightsBetween(parts.database.sql, coaching.clientId, firstDay(to, days), to);
  if (viewer.personId !== coaching.clientId) await noteLooks(parts, coachingId, ['body']);
  return { weights: found.map(({ day, grams }) => ({ day, grams })) };
}
