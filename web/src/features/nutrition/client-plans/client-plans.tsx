import { removeMealPlan } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { type MealPlanReply, planOn } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import styles from '../diary/diary.module.css';
import { daysAfter, mealLabels, quantityText } from '../diary/diary-texts.ts';
import { weekdaysText } from '../diary/target-texts.ts';
import { dayLabel } from '../diary/weeks.ts';
import { wholeText } from './whole-text.ts';

interface ClientPlansProps {
  coachingId: string;
  plans: readonly MealPlanReply[];
  today: string;
  onChange: (plan: MealPlanReply) => void;
  invalidates: readonly QueryKey[];
}

/** The plans that apply or will, and a latest one that the client declined. */
export function ClientPlans({ coachingId, plans, today, onChange, invalidates }: ClientPlansProps) {
  const [removing, setRemoving] = useState<MealPlanReply | null>(null);
  return (
    <>
      {plansAhead(plans, today).map((plan) => (
        <Stack key={plan.id} gap={8}>
          <p>
            <b>Meal plan, {weekdaysText(plan.weekdays)}</b>{' '}
            <span className={text.hint}>
              from {dayLabel(plan.startsOn)}, {wholeText(plan.sums.energy)} kcal, protein{' '}
              {wholeText(plan.sums.protein)} g
            </span>
          </p>
          <ul className={styles.plannedMeals}>
            {meals.flatMap((meal) => {
              const foods = plan.lines.filter((line) => line.meal === meal);
              return foods.length === 0
                ? []
                : [
                    <li key={meal}>
                      {mealLabels[meal]}:{' '}
                      {foods
                        .map(({ name, unit, quantity }) => `${name}, ${quantityText(unit, quantity)}`)
                        .join(' · ')}
                    </li>,
                  ];
            })}
          </ul>
          {plan.declinedAt !== null && <p className={text.hint}>Your client declined this plan.</p>}
          <div className={styles.acts}>
            <Button size={48} onClick={() => onChange(plan)}>
              Change plan
            </Button>
            {plan.declinedAt === null && (
              <Button size={48} variant="text" onClick={() => setRemoving(plan)}>
                Remove plan
              </Button>
            )}
          </div>
        </Stack>
      ))}
      {removing && (
        <ConfirmAction
          title="Remove this meal plan?"
          confirm="Remove plan"
          keep="Keep plan"
          danger
          send={(call) => call(removeMealPlan, { params: { coachingId, mealPlanId: removing.id } })}
          done="Meal plan removed"
          {...{ invalidates }}
          onClose={() => setRemoving(null)}
        >
          <p>It leaves your client’s diary. What they logged from it stays.</p>
        </ConfirmAction>
      )}
    </>
  );
}

function plansAhead(plans: readonly MealPlanReply[], today: string): MealPlanReply[] {
  const week = Array.from({ length: 7 }, (_, index) => planOn(plans, daysAfter(today, index))?.id);
  return plans.filter(
    ({ id, startsOn, declinedAt }, index) =>
      week.includes(id) || (declinedAt === null ? startsOn > today : index === 0),
  );
}
