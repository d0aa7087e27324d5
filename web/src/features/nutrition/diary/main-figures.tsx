import type { Portion } from '@chalkline/contract/nutrition/exact-sums.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { useCaloriesHidden } from './calories-hidden.ts';
import { nutrientText } from './diary-texts.ts';

/** What portions add up to. */
export function MainFigures({ portions }: { portions: readonly Portion[] }) {
  const isHidden = useCaloriesHidden();
  return (
    <Facts narrow>
      {!isHidden && <Fact label="Energy" value={`${nutrientText(portions, energy)} kcal`} />}
      <Fact label="Protein" value={`${nutrientText(portions, protein)} g`} />
      <Fact label="Carbohydrate" value={`${nutrientText(portions, carbohydrate)} g`} />
      <Fact label="Fat" value={`${nutrientText(portions, fat)} g`} />
    </Facts>
  );
}
