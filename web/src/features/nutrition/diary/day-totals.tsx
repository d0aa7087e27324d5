import { type EntryReply, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sumOf, wholeOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { carbohydrate, energy, fat, fiber, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import type { TargetFigures } from '@chalkline/contract/nutrition/targets.schema.ts';
import { Bar } from '../../../ui/bar.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useCaloriesHidden } from './calories-hidden.ts';
import { knownText, mealLabels, nutrientText } from './diary-texts.ts';
import styles from './totals.module.css';

const shown = [
  ['Protein', protein, 'protein'],
  ['Carbohydrate', carbohydrate, 'carbohydrate'],
  ['Fat', fat, 'fat'],
  ['Fiber', fiber, 'fiber'],
] as const;

interface DayTotalsProps {
  entries: readonly EntryReply[];
  targets: TargetFigures | null;
}

/** What a day adds up to, beside its targets. Over or under is no better or worse: all bars look alike. */
export function DayTotals({ entries, targets }: DayTotalsProps) {
  const isHidden = useCaloriesHidden();
  return (
    <Panel padded>
      {!isHidden && <Energy entries={entries} target={targets?.kcal ?? null} />}
      <dl className={styles.macros}>
        {shown.map(([label, place, key]) => {
          const target = targets?.[key] ?? null;
          const sum = wholeOf(sumOf(entries, place).exact);
          return (
            <div key={label} className={styles.macro}>
              <dt>{label}</dt>
              <dd>
                <b>{nutrientText(entries, place)}</b>
                <small>{target === null ? ' g' : ` of ${numberText(target)} g`}</small>
              </dd>
              <dd className={styles.wide}>
                {target !== null && <Bar label={`${label} of the target`} value={sum} max={target} />}
                <Notes left={target === null ? null : target - sum} known={knownText(entries, place)} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

function Energy({ entries, target }: { entries: readonly EntryReply[]; target: number | null }) {
  const sum = wholeOf(sumOf(entries, energy).exact);
  const byMeal = meals.flatMap((meal) => {
    const kcal = wholeOf(
      sumOf(
        entries.filter((entry) => entry.meal === meal),
        energy,
      ).exact,
    );
    return kcal > 0 ? [{ meal, kcal }] : [];
  });
  const whole = Math.max(sum, target ?? sum, 1);
  const known = knownText(entries, energy);
  return (
    <div className={styles.energy}>
      <dl className={styles.sum}>
        <div>
          <dt className={styles.hidden}>Energy</dt>
          <dd>
            <b>{nutrientText(entries, energy)}</b>
            <span>{target === null ? 'kcal' : `of ${numberText(target)} kcal`}</span>
          </dd>
        </div>
        {(target !== null || known) && (
          <div className={styles.rest}>
            <dt className={styles.hidden}>Rest</dt>
            <dd>
              {target !== null && <strong>{leftText(target - sum)}</strong>}
              {known && <span>{known}</span>}
            </dd>
          </div>
        )}
      </dl>
      {byMeal.length > 0 && (
        <>
          <div className={styles.parts} aria-hidden="true">
            {byMeal.map(({ meal, kcal }) => (
              <i key={meal} style={{ width: `${(kcal / whole) * 100}%` }} />
            ))}
          </div>
          <p className={styles.legend}>
            {byMeal.map(({ meal, kcal }) => (
              <span key={meal}>
                {mealLabels[meal]} <b>{numberText(kcal)}</b>
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

function Notes({ left, known }: { left: number | null; known: string | null }) {
  if (left === null && known === null) return null;
  return (
    <p className={styles.note}>
      {left !== null && <span>{leftText(left)}</span>}
      {known && <span>{known}</span>}
    </p>
  );
}

function leftText(left: number): string {
  return left >= 0 ? `${numberText(left)} left` : `${numberText(-left)} over`;
}
