import {
  type DiaryDay,
  type EntryReply,
  type Meal,
  meals,
} from '@chalkline/contract/nutrition/diary.schema.ts';
import { carbohydrate, energy, fat, fiber, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { AddFoodModal } from './add-food-modal.tsx';
import { CopyModal } from './copy-modal.tsx';
import styles from './diary.module.css';
import { gramsText, knownText, mealLabels, nutrientText, partText, quantityText } from './diary-texts.ts';
import { EntryModal } from './entry-modal.tsx';
import { NutrientsPanel } from './nutrients-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

type Open =
  | { readonly kind: 'add'; readonly meal: Meal }
  | { readonly kind: 'copy' }
  | { readonly kind: 'entry'; readonly entry: EntryReply };

/** A day: what it adds up to, its meals, and all nutrients. */
export function DayMeals({ day: { day, entries } }: { day: DiaryDay }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Totals entries={entries} />
      <div className={styles.columns}>
        <Stack gap={16}>
          {meals.map((meal) => (
            <MealPanel
              key={meal}
              meal={meal}
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
          <NutrientsPanel entries={entries} />
          <WeeksPanel day={day} />
        </Stack>
      </div>
      {open?.kind === 'add' && <AddFoodModal day={day} meal={open.meal} onClose={close} />}
      {open?.kind === 'copy' && <CopyModal day={day} onClose={close} />}
      {open?.kind === 'entry' && <EntryModal entry={open.entry} onClose={close} />}
    </>
  );
}

function Totals({ entries }: { entries: readonly EntryReply[] }) {
  const shown = [
    ['Energy', energy, 'kcal'],
    ['Protein', protein, 'g'],
    ['Carbohydrate', carbohydrate, 'g'],
    ['Fat', fat, 'g'],
    ['Fiber', fiber, 'g'],
  ] as const;
  return (
    <Figures>
      {shown.map(([label, place, unit]) => (
        <Figure
          key={label}
          label={label}
          value={nutrientText(entries, place)}
          after={unit}
          note={knownText(entries, place)}
        />
      ))}
    </Figures>
  );
}

interface MealPanelProps {
  meal: Meal;
  entries: readonly EntryReply[];
  onAdd: () => void;
  onEntry: (entry: EntryReply) => void;
}

function MealPanel({ meal, entries, onAdd, onEntry }: MealPanelProps) {
  return (
    <Panel
      title={mealLabels[meal]}
      actions={
        <div className={styles.mealEnd}>
          {entries.length > 0 && <span className={text.numeral}>{nutrientText(entries, energy)} kcal</span>}
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
                <span className={styles.name}>
                  {entry.name}
                  <small className={text.hint}>
                    {quantityText(entry.unit, entry.quantity)}
                    {entry.unit !== null && entry.unit !== 'g' && `, ${gramsText(entry.milligrams)}`}
                  </small>
                </span>
                <span className={text.numeral}>
                  {partText(entry.milligrams, entry.figures, energy)} <small>kcal</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
