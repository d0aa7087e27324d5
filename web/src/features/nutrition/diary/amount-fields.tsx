import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { usualPortion, weightOf } from '@chalkline/contract/nutrition/portions.ts';
import type { ReactNode } from 'react';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { gramsText, partText, portionOf, type Quantity } from './diary-texts.ts';
import { MainFigures } from './main-figures.tsx';
import { RecipeParts } from './recipe-parts.tsx';

interface AmountFieldsProps {
  food: FoodReply;
  value: Quantity;
  errors: { readonly unit?: ReactNode; readonly quantity?: ReactNode };
  onChange: (value: Quantity) => void;
}

/** How much of a food, with what that adds. */
export function AmountFields({ food, value, errors, onChange }: AmountFieldsProps) {
  const isHidden = useCaloriesHidden();
  const { unit, quantity } = value;
  const weight = weightOf(food, unit, quantity) ?? 0;
  const portion = portionOf(food, weight);
  const kcal = food.figures[energy] ?? null;
  return (
    <>
      <div className={styles.amount}>
        <NumberField
          id="quantity"
          label="Amount"
          decimals
          data-autofocus
          error={errors.quantity}
          value={quantity === 0 ? null : quantity / 1000}
          onChange={(number) => onChange({ unit, quantity: Math.round((number ?? 0) * 1000) })}
        />
        <SelectField
          id="unit"
          label="Portion"
          error={errors.unit}
          choices={choicesOf(food)}
          value={unit}
          onChange={(next) => onChange({ unit: next, quantity: quantityIn(next, weight) })}
        />
      </div>
      <MainFigures portions={[portion]} />
      {food.recipe && <RecipeParts recipe={food.recipe} portion={portion} />}
      {food.recipe === null && kcal !== null && !isHidden && (
        <p className={text.hint}>
          {partText(portionOf(food, 100_000), energy)} kcal per 100 g × {gramsText(weight)} ÷ 100.{' '}
          {originText(food)}
        </p>
      )}
    </>
  );
}

function originText({ id, source, isEnergyReckoned }: FoodReply): string {
  if (source === 'fndds') return `USDA FNDDS, ${id}`;
  if (source === 'sr_legacy') return `USDA SR Legacy, ${id}`;
  return isEnergyReckoned
    ? 'Your label, energy reckoned from protein, carbohydrate and fat'
    : 'From your label';
}

/** The same weight in grams or ounces; one of a portion. */
function quantityIn(unit: string, milligrams: number): number {
  if (unit === 'g') return milligrams;
  return unit === 'oz' ? Math.round(milligrams / 28.349523125) : 1000;
}

function choicesOf(food: FoodReply) {
  const labels = [...new Set(food.portions.map(({ label }) => label))];
  const usual = food.usualMilligrams === null ? [] : [usualPortion];
  const portions = [...labels, ...usual].map((label) => ({
    value: label,
    label: label === usualPortion ? 'Usual amount' : label,
    hint: gramsText(weightOf(food, label, 1000) ?? 0),
  }));
  return [...portions, { value: 'g', label: 'Grams' }, { value: 'oz', label: 'Ounces' }];
}
