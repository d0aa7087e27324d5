import { type Portion, sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { RecipeReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { energy, nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { gramsText, nutrientText, partText } from './diary-texts.ts';

/** What a recipe was cooked from, with what all of it adds up to and how much of that is known. */
export function RecipeParts({ recipe, portion }: { recipe: RecipeReply; portion: Portion }) {
  const isHidden = useCaloriesHidden();
  const { parts, milligrams } = recipe;
  const known = nutrients.filter((_, place) => {
    const sum = sumOf([portion], place);
    return sum.known === sum.of;
  });
  return (
    <div>
      <p className={text.hint}>
        {parts.length === 1 ? '1 ingredient' : `${parts.length} ingredients`}, {gramsText(milligrams)} in all,
        your share {gramsText(portion.milligrams)}. {known.length} of {nutrients.length} nutrients are known
        for each ingredient; “≥” marks the others.
      </p>
      <ul className={styles.parts} aria-label="Ingredients">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a food can be in it twice, and the list never changes
          <li key={index} className={styles.part}>
            <span>
              {part.name}, {gramsText(part.milligrams)}
            </span>
            {!isHidden && <span className={text.number}>{partText(part, energy)} kcal</span>}
          </li>
        ))}
        {!isHidden && (
          <li className={styles.part}>
            <b>All of it</b>
            <b className={text.number}>{nutrientText(parts, energy)} kcal</b>
          </li>
        )}
      </ul>
    </div>
  );
}
