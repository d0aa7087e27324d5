import { amountText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { numberText } from '../../ui/locale.ts';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { assistantQueries } from './assistant.queries.ts';
import styles from './food-modal.module.css';

interface FoodModalProps {
  foodId: string | null;
  onClose: () => void;
}

/** A food with every figure that the table has of it. */
export function FoodModal({ foodId, onClose }: FoodModalProps) {
  const query = useQuery({ ...assistantQueries.food(foodId ?? ''), enabled: foodId !== null });
  return (
    <Modal
      opened={foodId !== null}
      onClose={onClose}
      title={query.data?.name ?? 'Food'}
      below={query.data && `${query.data.group} · ${query.data.id}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        query={query}
        failed="Couldn’t load this food"
        skeleton={<SkeletonRows rows={8} avatar={false} />}
      >
        {(food) => <KnownFigures food={food} />}
      </Loaded>
    </Modal>
  );
}

function KnownFigures({ food: { figures, source, portions } }: { food: FoodReply }) {
  return (
    <>
      <p className={text.hint}>
        {source === 'sr_legacy' ? 'USDA SR Legacy (2018)' : 'USDA FNDDS 2021-2023'}, per 100 g. Nutrients that
        aren’t listed aren’t known.
      </p>
      <dl className={styles.nutrients}>
        {nutrients.map((nutrient, place) => {
          const figure = figures[place] ?? null;
          return figure === null ? null : (
            <div key={nutrient.id}>
              <dt>{nutrient.name}</dt>
              <dd className={text.number}>
                {amountText(BigInt(figure) * 100_000n, nutrient, numberText)} {nutrient.unit}
              </dd>
            </div>
          );
        })}
      </dl>
      {portions.length > 0 && (
        <>
          <h3 className={styles.portions}>Portions</h3>
          <dl className={styles.nutrients}>
            {portions.map(({ label, milligrams }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={text.number}>
                  {numberText(milligrams / 1000, { maximumFractionDigits: 1 })} g
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
