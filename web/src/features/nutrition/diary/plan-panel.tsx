import { declineMealPlan } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import type { DayPlan, Meal, PlanLine } from '@chalkline/contract/nutrition/diary.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { newDeviceIds } from '../../../platform/device-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { addToast } from '../../../ui/toasts.tsx';
import { diaryDesk } from '../offline/diary-desk.ts';
import { plannedEntryOf } from '../offline/planned.ts';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { mealLabels, nutrientText, quantityText } from './diary-texts.ts';

interface PlanPanelProps {
  day: string;
  plan: DayPlan;
  /** What isn't logged yet. */
  left: readonly PlanLine[];
}

/** What a trainer planned for the day: all of it is logged with one press, or the plan declined. */
export function PlanPanel({ day, plan, left }: PlanPanelProps) {
  const [isDeclining, setDeclining] = useState(false);
  const isHidden = useCaloriesHidden();
  return (
    <Panel title="Meal plan" padded>
      <Stack gap={12}>
        <p>
          From {plan.trainerName}
          {!isHidden && `: ${nutrientText(plan.lines, energy)} kcal`}.{' '}
          {left.length === 0 && 'All of it is logged.'}
        </p>
        {plan.note !== '' && <p className={styles.keptLines}>{plan.note}</p>}
        <div className={styles.acts}>
          {left.length > 0 && (
            <Button size={48} onClick={() => logPlanned(day, left)}>
              {left.length === plan.lines.length ? 'Log the whole day' : 'Log the rest'}
            </Button>
          )}
          <Button size={48} variant="text" onClick={() => setDeclining(true)}>
            Decline plan
          </Button>
        </div>
      </Stack>
      {isDeclining && (
        <ConfirmAction
          title={`Decline the meal plan from ${plan.trainerName}?`}
          confirm="Decline plan"
          keep="Keep plan"
          send={(call) => call(declineMealPlan, { params: { mealPlanId: plan.id } })}
          done="Meal plan declined"
          invalidates={[diaryQueries.all]}
          onClose={() => setDeclining(false)}
        >
          <p>
            It leaves your diary on all days, and your trainer gets a notification. What you logged stays.
          </p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

/** What is planned for a meal and isn't logged. */
export function PlannedFoods({ day, meal, left }: { day: string; meal: Meal; left: readonly PlanLine[] }) {
  if (left.length === 0) return null;
  return (
    <div className={styles.planned}>
      <p>
        <b>Planned</b>{' '}
        <span className={text.hint}>
          {left.map(({ name, unit, quantity }) => `${name}, ${quantityText(unit, quantity)}`).join(' · ')}
        </span>
      </p>
      <Button size={48} onClick={() => logPlanned(day, left)}>
        Log planned {mealLabels[meal].toLowerCase()}
      </Button>
    </div>
  );
}

function logPlanned(day: string, lines: readonly PlanLine[]): void {
  const ids = newDeviceIds(lines.length);
  lines.forEach((line, index) => {
    void diaryDesk.change(plannedEntryOf(day, line, ids[index] ?? ''));
  });
  const title = lines.length === 1 ? `${lines[0]?.name} logged` : `${lines.length} foods logged`;
  addToast({ kind: 'success', title });
}
