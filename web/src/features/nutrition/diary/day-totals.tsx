import type { EntryReply } from '@chalkline/contract/nutrition/diary.schema.ts';
import { sumOf, wholeOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { carbohydrate, energy, fat, fiber, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import type { TargetFigures } from '@chalkline/contract/nutrition/targets.schema.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { knownText, nutrientText } from './diary-texts.ts';

const shown = [
  ['Energy', energy, 'kcal', 'kcal'],
  ['Protein', protein, 'g', 'protein'],
  ['Carbohydrate', carbohydrate, 'g', 'carbohydrate'],
  ['Fat', fat, 'g', 'fat'],
  ['Fiber', fiber, 'g', 'fiber'],
] as const;

interface DayTotalsProps {
  entries: readonly EntryReply[];
  targets: TargetFigures | null;
}

/** What a day adds up to, beside its targets. Over or under is no better or worse: all bars look alike. */
export function DayTotals({ entries, targets }: DayTotalsProps) {
  const isHidden = useCaloriesHidden();
  return (
    <Figures>
      {shown.map(([label, place, unit, key]) => {
        if (isHidden && key === 'kcal') return null;
        const target = targets?.[key] ?? null;
        const known = knownText(entries, place);
        const sum = wholeOf(sumOf(entries, place).exact);
        return (
          <Figure
            key={label}
            label={label}
            value={nutrientText(entries, place)}
            after={target === null ? unit : `of ${numberText(target)} ${unit}`}
            note={
              <div className={styles.figureNote}>
                {target !== null && <Bar label={`${label} of the target`} value={sum} max={target} />}
                {target !== null && <span>{leftText(target - sum)}</span>}
                {known && <span> {known}</span>}
              </div>
            }
          />
        );
      })}
    </Figures>
  );
}

function leftText(left: number): string {
  return left >= 0 ? `${numberText(left)} left` : `${numberText(-left)} over`;
}
