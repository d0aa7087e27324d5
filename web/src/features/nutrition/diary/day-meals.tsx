import {
  type DiaryDay,
  type EntryReply,
  type Meal,
  meals,
  type PlanLine,
} from '@chalkline/contract/nutrition/diary.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { IconCloudOff, IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { plannedLeft } from '../offline/planned.ts';
import { AddFoodModal } from './add-food-modal.tsx';
import { CaloriesHidden, useCaloriesHidden } from './calories-hidden.ts';
import { CopyModal } from './copy-modal.tsx';
import { DayTotals } from './day-totals.tsx';
import styles from './diary.module.css';
import { mealAt, mealLabels, nutrientText } from './diary-texts.ts';
import { EntryLine } from './entry-line.tsx';
import { EntryModal } from './entry-modal.tsx';
import { NutrientsPanel } from './nutrients-panel.tsx';
import { PlannedFoods, PlanPanel } from './plan-panel.tsx';
import { TargetsPanel } from './targets-panel.tsx';
import { WaterPanel } from './water-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';
import { WeightPanel } from './weight-panel.tsx';

type Open =
  | { readonly kind: 'add'; readonly meal: Meal }
  | { readonly kind: 'copy' }
  | { readonly kind: 'entry'; readonly entry: EntryReply };

interface DayMealsProps {
  day: DiaryDay;
  unsent: ReadonlySet<string>;
  /** A link leads to the targets. */
  showsTargets: boolean;
}

/** A day: what it adds up to, its meals, and all nutrients. */
export function DayMeals({ day: read, unsent, showsTargets }: DayMealsProps) {
  const { day, entries, hidesCalories } = read;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const left = plannedLeft(read);
  const nextMeal = mealAt(new Date(timeNow()).getHours());
  return (
    <CaloriesHidden value={hidesCalories}>
      <DayTotals entries={entries} targets={read.targets} />
      <div className={styles.columns}>
        <Stack gap={16}>
          {read.plan && <PlanPanel {...{ day, left }} plan={read.plan} />}
          {meals.map((meal) => (
            <MealPanel
              key={meal}
              {...{ day, meal }}
              left={left.filter((line) => line.meal === meal)}
              unsent={unsent}
              entries={entries.filter((entry) => entry.meal === meal)}
              onAdd={() => setOpen({ kind: 'add', meal })}
              onEntry={(entry) => setOpen({ kind: 'entry', entry })}
            />
          ))}
          <div>
            <Button
              size={48}
              icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpen({ kind: 'copy' })}
            >
              Copy from another day
            </Button>
          </div>
        </Stack>
        <Stack gap={16}>
          <WaterPanel day={day} drinks={read.drinks} target={read.targets?.milliliters ?? null} />
          <TargetsPanel {...{ day, hidesCalories }} targets={read.targets} isSought={showsTargets} />
          <WeightPanel day={day} grams={read.grams} />
          <WeeksPanel day={day} />
          <NutrientsPanel entries={entries} />
        </Stack>
      </div>
      <div className={styles.edge}>
        <Dock
          action={
            <Button
              size={48}
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpen({ kind: 'add', meal: nextMeal })}
            >
              Log {mealLabels[nextMeal].toLowerCase()}
            </Button>
          }
        />
      </div>
      {open?.kind === 'add' && <AddFoodModal day={day} meal={open.meal} onClose={close} />}
      {open?.kind === 'copy' && <CopyModal day={day} onClose={close} />}
      {open?.kind === 'entry' && <EntryModal day={day} entry={open.entry} onClose={close} />}
    </CaloriesHidden>
  );
}

interface MealPanelProps {
  day: string;
  meal: Meal;
  /** What is planned and isn’t logged. */
  left: readonly PlanLine[];
  entries: readonly EntryReply[];
  /** Those that the server doesn't have as they are shown. */
  unsent: ReadonlySet<string>;
  onAdd: () => void;
  onEntry: (entry: EntryReply) => void;
}

function MealPanel({ day, meal, left, entries, unsent, onAdd, onEntry }: MealPanelProps) {
  const isHidden = useCaloriesHidden();
  return (
    <Panel
      title={mealLabels[meal]}
      actions={
        <div className={styles.mealEnd}>
          {entries.length > 0 && !isHidden && (
            <span className={text.numeral}>{nutrientText(entries, energy)} kcal</span>
          )}
          <Button
            size={48}
            variant="text"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            aria-label={`Add to ${mealLabels[meal].toLowerCase()}`}
            onClick={onAdd}
          >
            Add
          </Button>
        </div>
      }
    >
      {entries.length === 0 ? (
        <p className={styles.none}>Nothing yet.</p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button type="button" className={styles.entry} onClick={() => onEntry(entry)}>
                <EntryLine
                  entry={entry}
                  mark={
                    unsent.has(entry.id) && (
                      <span className={styles.unsent}>
                        <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
                        <VisuallyHidden>Not sent yet</VisuallyHidden>
                      </span>
                    )
                  }
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PlannedFoods {...{ day, meal, left }} />
    </Panel>
  );
}
