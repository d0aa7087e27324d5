import { type DayPlan, meals, mostMilligrams } from '@chalkline/contract/nutrition/diary.schema.ts';
import {
  type MealPlanReply,
  type NewMealPlan,
  planOn,
} from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { enterAsTrainer } from '../../coaching/notes/notes.service.ts';
import { openAreas } from '../../coaching/sharing/sharing.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { foodNotFound } from '../foods/foods.errors.ts';
import { type FoodLookup, foodsOf, foodsToWeigh } from '../own-foods/find-foods.service.ts';
import { giveFoods, givenKey, givenVersion } from '../own-foods/own-foods.give.service.ts';
import { mainSumsOf } from '../own-foods/own-foods.rules.ts';
import {
  mealPlanNotFound,
  planNotWelcome,
  plannedTooHeavy,
  tooManyMealPlans,
  unknownPlannedPortion,
} from './meal-plans.errors.ts';
import { notifyOfPlan } from './meal-plans.notify.service.ts';
import { declinePlan, deletePlan, findOpenPlans, findPlansOf, insertPlan } from './meal-plans.repository.ts';
import type { MealPlanRow, PlannedFood } from './meal-plans.table.ts';

const mostPlans = 200;

/**
 * Plans the meals of some weekdays for a client, who gets a notification and can decline the plan. Throws 404 for all but the trainer
 * of a coaching under way and for unknown foods, 409 where the client doesn't share nutrition, and 422 for a portion that a
 * food hasn't.
 */
export async function setMealPlan(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  { lines, ...body }: NewMealPlan,
): Promise<{ id: string }> {
  const id = newId(parts.clock.now().getTime());
  await parts.database.transaction(async (tx) => {
    const coaching = await enterAsTrainer(parts, viewer, coachingId);
    const { clientId, trainerId } = coaching;
    await lock(tx, 'food diary of a person', clientId, 'exclusive');
    if (!(await openAreas(parts, viewer, coaching)).has('nutrition')) throw planNotWelcome();
    const before = await findPlansOf(tx.sql, coachingId);
    if (before.length >= mostPlans) throw tooManyMealPlans();
    const weighed = await weigh(tx.sql, trainerId, lines);
    await insertPlan(tx.sql, {
      ...body,
      id,
      coachingId,
      personId: clientId,
      weekdays: [...new Set(body.weekdays)].sort(),
      lines: await given(parts, tx, { from: trainerId, to: clientId, weighed, before }),
      setAt: parts.clock.now(),
      declinedAt: null,
    });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'nutrition.meal_plan_set',
      subjectKind: 'coaching',
      subjectId: coachingId,
    });
    await notifyOfPlan(parts, tx, { id, happening: 'set', actorId: trainerId, recipient: clientId });
  });
  return { id };
}

type Weighed = Omit<PlannedFood, 'foodId' | 'foodVersion'>;

/**
 * By meal, with the weight and the version that each of the trainer's foods has now. The trainer's own portions are in
 * grams, because the client doesn't have them.
 */
async function weigh(sql: Sql, trainerId: string, lines: NewMealPlan['lines']): Promise<Weighed[]> {
  const foods = await foodsToWeigh(
    sql,
    trainerId,
    lines.map(({ foodId }) => foodId),
  );
  const byMeal = meals.flatMap((meal) => lines.filter((line) => line.meal === meal));
  return byMeal.map(({ foodId, ...line }) => {
    const food = foods.get(foodId);
    if (!food) throw foodNotFound();
    const milligrams = weightOf(food, line.unit, line.quantity);
    if (milligrams === null || milligrams < 1) throw unknownPlannedPortion();
    if (milligrams > mostMilligrams) throw plannedTooHeavy();
    const isOwn = food.portions.some(({ id, label }) => id !== undefined && label === line.unit);
    const amount = isOwn ? { unit: 'g', quantity: milligrams } : {};
    return {
      ...line,
      ...amount,
      original: { foodId, foodVersion: food.version },
      name: food.name,
      milligrams,
    };
  });
}

interface Gift {
  readonly from: string;
  readonly to: string;
  readonly weighed: readonly Weighed[];
  readonly before: readonly MealPlanRow[];
}

/** With the client's copies of the trainer's own foods: of the same version the one that an earlier plan gave. */
async function given(
  parts: Parts,
  tx: Transaction,
  { from, to, weighed, before }: Gift,
): Promise<PlannedFood[]> {
  const had = new Map(
    before.flatMap(({ lines }) => lines.map(({ original, foodId }) => [givenKey(original), foodId] as const)),
  );
  const foods = weighed.map(({ original }) => original).filter((original) => !had.has(givenKey(original)));
  const copies = await giveFoods(parts, tx, { from, to, foods });
  return weighed.map((line) => {
    const { foodId, foodVersion } = line.original;
    const key = givenKey(line.original);
    return {
      ...line,
      foodId: had.get(key) ?? copies.get(key) ?? foodId,
      foodVersion: foodVersion === null ? null : givenVersion,
    };
  });
}

/** Throws 404 for all but the trainer of a coaching under way, and when it is gone already. */
export async function removeMealPlan(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  id: string,
): Promise<null> {
  await enterAsTrainer(parts, viewer, coachingId);
  if (!isId(id) || !(await deletePlan(parts.database.sql, coachingId, id))) throw mealPlanNotFound();
  return null;
}

/** It leaves the diary. Throws 404 for another person's; twice is fine. */
export async function declineMealPlan(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  const { personId } = viewer;
  if (!isId(id)) throw mealPlanNotFound();
  await parts.database.transaction(async (tx) => {
    const row = await declinePlan(tx.sql, personId, id, parts.clock.now());
    if (!row) throw mealPlanNotFound();
    if (row.declinedAt !== null) return;
    const { trainerId } = await seeCoaching(parts, viewer, row.coachingId, tx.sql);
    await notifyOfPlan(parts, tx, { id, happening: 'declined', actorId: personId, recipient: trainerId });
  });
  return null;
}

/** What trainers planned for a day; null where nothing is. */
export async function planOfDay(sql: Sql, personId: string, day: string): Promise<DayPlan | null> {
  const plan = planOn(await findOpenPlans(sql, personId), day);
  if (!plan) return null;
  const foodOf = await foodsOf(sql, personId, plan.lines);
  const { id, trainerName, note } = plan;
  return { id, trainerName, note, lines: plan.lines.map((line) => presentLine(line, foodOf)) };
}

function presentLine({ original: _, ...line }: PlannedFood, foodOf: FoodLookup): DayPlan['lines'][number] {
  const food = foodOf(line.foodId, line.foodVersion);
  return { ...line, figures: food?.figures ?? [], recipe: food?.recipe ?? null };
}

/** All plans of a coaching with what a day of each adds up to, the latest first. */
export async function plansOf(sql: Sql, coachingId: string, clientId: string): Promise<MealPlanReply[]> {
  const rows = await findPlansOf(sql, coachingId);
  const foodOf = await foodsOf(
    sql,
    clientId,
    rows.flatMap(({ lines }) => lines),
  );
  return rows.map(({ id, startsOn, weekdays, note, lines, setAt, declinedAt }) => ({
    id,
    startsOn,
    weekdays,
    note,
    lines: lines.map(({ meal, original, unit, quantity, name }) => {
      return { meal, foodId: original.foodId, unit, quantity, name };
    }),
    sums: mainSumsOf(lines.map((line) => presentLine(line, foodOf))),
    setAt: setAt.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
  }));
}
