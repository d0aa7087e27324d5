import type { EntryReply } from '@chalkline/contract/nutrition/diary.schema.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import type { ReactNode } from 'react';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { gramsText, partText, quantityText } from './diary-texts.ts';

const macros = [
  ['P', protein],
  ['C', carbohydrate],
  ['F', fat],
] as const;

/** A food of a day: how much of it, and what that adds. `mark` is between the two. */
export function EntryLine({ entry, mark }: { entry: EntryReply; mark?: ReactNode }) {
  const isHidden = useCaloriesHidden();
  return (
    <>
      <span className={styles.name}>
        {entry.name}
        <small className={text.hint}>
          {quantityText(entry.unit, entry.quantity)}
          {entry.unit !== null && entry.unit !== 'g' && `, ${gramsText(entry.milligrams)}`}
        </small>
      </span>
      {mark}
      <span className={styles.macros} aria-hidden="true">
        {macros.map(([letter, place]) => (
          <span key={letter}>
            <small>{letter}</small> {partText(entry, place)}
          </span>
        ))}
      </span>
      {!isHidden && (
        <span className={text.numeral}>
          {partText(entry, energy)} <small>kcal</small>
        </span>
      )}
    </>
  );
}
