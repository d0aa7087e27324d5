import type { EntryReply } from '@chalkline/contract/nutrition/diary.schema.ts';
import { energy, type NutrientGroup, nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { gramsText, knownText, nutrientText, partText } from './diary-texts.ts';

const groups: ReadonlyArray<readonly [NutrientGroup, string]> = [
  ['macro', 'Main nutrients'],
  ['fat', 'Fats and cholesterol'],
  ['mineral', 'Minerals'],
  ['vitamin', 'Vitamins'],
  ['other', 'Caffeine and theobromine'],
  ['fatty_acid', 'Single fatty acids'],
];

/** All nutrients of a day, each with the foods that it comes from. */
export function NutrientsPanel({ entries }: { entries: readonly EntryReply[] }) {
  return (
    <Panel title="Nutrients" padded>
      {entries.length === 0 && <p className={text.muted}>They add up here once you add food.</p>}
      {entries.length > 0 && (
        <>
          <p className={text.hint}>
            Open a nutrient to see what it comes from. “≥” means that some foods’ figures aren’t known.
          </p>
          {groups.map(([group, label]) => (
            <Disclosure key={group} label={label}>
              <div className={styles.nutrients}>
                {nutrients.map((nutrient, place) =>
                  nutrient.group === group ? <NutrientRow key={nutrient.id} {...{ entries, place }} /> : null,
                )}
              </div>
            </Disclosure>
          ))}
        </>
      )}
    </Panel>
  );
}

function NutrientRow({ entries, place }: { entries: readonly EntryReply[]; place: number }) {
  const isHidden = useCaloriesHidden();
  const nutrient = nutrients[place];
  if (!nutrient || (isHidden && place === energy)) return null;
  const known = knownText(entries, place);
  return (
    <details className={styles.nutrient}>
      <summary>
        <span>
          {nutrient.name}
          {known && <small className={text.hint}> {known}</small>}
        </span>
        <b className={text.number}>
          {nutrientText(entries, place)} {nutrient.unit}
        </b>
      </summary>
      <ul className={styles.parts}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.part}>
            <span>
              {entry.name}, {gramsText(entry.milligrams)}
            </span>
            <span className={text.number}>{partText(entry, place)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
