import { getClientDiary, setClientTargets } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import type { HistoryDay, MainSums } from '@chalkline/contract/nutrition/history.schema.ts';
import {
  type MealPlanReply,
  type NewMealPlan,
  planOn,
} from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import {
  type TrainerTargetsReply,
  weekdayOf,
  weekdays,
} from '@chalkline/contract/nutrition/targets.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { today } from '../../ui/now.ts';
import { Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { ClientDayModal } from './client-day-modal.tsx';
import { ClientPlans } from './client-plans/client-plans.tsx';
import { PlanModal } from './client-plans/plan-modal.tsx';
import { wholeText } from './client-plans/whole-text.ts';
import styles from './diary/diary.module.css';
import { daysAfter } from './diary/diary-texts.ts';
import { targetLines } from './diary/target-texts.ts';
import { TargetsModal } from './diary/targets-modal.tsx';
import { averagedDays, WeekAverages } from './diary/week-averages.tsx';
import { dayLabel } from './diary/weeks.ts';

/** Listed one by one; the trend has more. */
const listedDays = 14;

interface LoggedDay extends HistoryDay {
  /** By the plan that applied. */
  readonly planned: MainSums | null;
}

const figure = (key: keyof MainSums, head: string) => ({
  key,
  head,
  align: 'right' as const,
  cell: (row: LoggedDay) => wholeText(row[key]) + (row.planned ? ` of ${wholeText(row.planned[key])}` : ''),
});

const figures = [
  figure('energy', 'kcal'),
  figure('protein', 'Protein, g'),
  figure('carbohydrate', 'Carbs, g'),
  figure('fat', 'Fat, g'),
];

/** What a client’s last days add up to, with their foods one press away, beside their targets: for their trainer, while they share nutrition. */
export function ClientDiarySection({
  client: { coachingId, name },
}: {
  client: { coachingId: string; name: string };
}) {
  const [isSetting, setSetting] = useState(false);
  const [planning, setPlanning] = useState<Planned | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const queryKey = ['client-diary', coachingId];
  const invalidates = [queryKey];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await call(
          getClientDiary,
          { params: { coachingId }, query: { to: today(), days: averagedDays } },
          { signal },
        )
      ).data,
  });
  return (
    <Panel title="Food diary" padded>
      {isSetting && (
        <TargetsModal
          title={`Set targets for ${name}`}
          day={today()}
          targets={query.data?.diary?.targets.find(({ weekday }) => weekday === weekdayOf(today())) ?? null}
          hasNote
          send={(call, body) => call(setClientTargets, { params: { coachingId }, body })}
          {...{ invalidates }}
          onClose={() => setSetting(false)}
        />
      )}
      {planning && (
        <PlanModal
          {...{ coachingId, name, invalidates }}
          initial={beginning(planning)}
          onClose={() => setPlanning(null)}
        />
      )}
      {opened && (
        <ClientDayModal client={{ coachingId, name }} first={opened} onClose={() => setOpened(null)} />
      )}
      <Loaded query={query} failed="Couldn’t load the food diary">
        {({ diary }) =>
          diary === null ? (
            <p className={text.muted}>Your client doesn’t share nutrition with you.</p>
          ) : (
            <Stack gap={12}>
              <div className={styles.acts}>
                <Button size={48} onClick={() => setPlanning(none)}>
                  Plan meals
                </Button>
                <Button size={48} onClick={() => setSetting(true)}>
                  Set targets
                </Button>
                <Button size={48} onClick={() => setOpened(today())}>
                  Open a day
                </Button>
              </div>
              {targetLines({ current: diary.targets, later: [] }, false).map((line) => (
                <p key={line.figures}>
                  <b>{line.days}</b> <span className={text.hint}>{line.figures}</span>
                </p>
              ))}
              <BySelf sets={diary.byTrainer} />
              <ClientPlans
                {...{ coachingId, invalidates }}
                plans={diary.plans}
                today={today()}
                onChange={setPlanning}
              />
              {diary.days.length > 0 && (
                <WeekAverages days={diary.days} day={today()} empty="Days that they log show up here." />
              )}
              <Days
                days={diary.days.filter(({ day }) => day > daysAfter(today(), -listedDays)).toReversed()}
                plans={diary.plans}
                onOpen={setOpened}
              />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

type Planned = Pick<NewMealPlan, 'weekdays' | 'note' | 'lines'>;

const none: Planned = { weekdays: [...weekdays], note: '', lines: [] };

/** A plan from today on. */
function beginning({ weekdays: on, note, lines }: Planned): NewMealPlan {
  const foods = lines.map(({ meal, foodId, unit, quantity }) => ({ meal, foodId, unit, quantity }));
  return { startsOn: today(), weekdays: [...on], note, lines: foods };
}

/** What became of the targets that the trainer set last. */
function BySelf({ sets }: { sets: readonly TrainerTargetsReply[] }) {
  const [last] = sets;
  if (!last) return null;
  return (
    <p className={text.hint}>
      {last.declinedAt === null
        ? `You set targets from ${dayLabel(last.startsOn)}.`
        : `Your client declined the targets from ${dayLabel(last.startsOn)}: their own apply.`}
    </p>
  );
}

interface DaysProps {
  days: readonly HistoryDay[];
  plans: readonly MealPlanReply[];
  onOpen: (day: string) => void;
}

function Days({ days: logged, plans, onOpen }: DaysProps) {
  if (logged.length === 0) return <p className={text.muted}>No days logged in the last two weeks.</p>;
  const rows = logged.map((day): LoggedDay => ({ ...day, planned: planOn(plans, day.day)?.sums ?? null }));
  return (
    <>
      {rows.some(({ planned }) => planned) && (
        <p className={text.hint}>What was logged, of what you planned for the day.</p>
      )}
      <DataTable
        caption="Days of the food diary"
        dense
        columns={[
          {
            key: 'day',
            head: 'Day',
            phone: 'lead',
            cell: ({ day }) => (
              <Button size={32} variant="text" onClick={() => onOpen(day)}>
                {dayLabel(day)}
              </Button>
            ),
          },
          ...figures,
        ]}
        rows={rows}
        rowKey={({ day }) => day}
      />
    </>
  );
}
