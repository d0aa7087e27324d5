import type { Meal, RecentFood } from '@chalkline/contract/nutrition/diary.schema.ts';
import { amountText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodLine } from '@chalkline/contract/nutrition/food.schema.ts';
import { energy, nutrients, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { addToast } from '../../../ui/toasts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { entryOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { amountProblems } from './amount-texts.ts';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { quantityText } from './diary-texts.ts';
import { useFavorites } from './use-favorites.ts';

const settledMs = 150;
const sourceLabels = { sr_legacy: 'SR Legacy', fndds: 'FNDDS', own: 'Mine', recipe: 'Recipe' } as const;

interface FoundFoodsProps {
  search: string;
  onChoose: (foodId: string) => void;
}

/** What the food table has for what is typed. */
export function FoundFoods({ search, onChoose }: FoundFoodsProps) {
  const settled = useSettled(search);
  const query = useQuery(diaryQueries.search(settled));
  return (
    <Loaded query={query} failed="Couldn’t search foods" skeleton={<SkeletonRows rows={5} avatar={false} />}>
      {({ foods, isKept }) => (
        <>
          {isKept && (
            <p className={text.hint} role="status">
              You’re offline. Recent, favorite and own foods are searched.
            </p>
          )}
          {foods.length === 0 ? (
            <EmptyState title="No matching foods">
              {isKept ? 'Use Quick add, or search again with a network.' : 'Try fewer or other words.'}
            </EmptyState>
          ) : (
            <FoodLines {...{ foods, onChoose }} label="Foods" />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Foods that the person entered. */
export function OwnFoods({ onChoose }: { onChoose: (foodId: string) => void }) {
  const query = useQuery(diaryQueries.own);
  return (
    <Loaded
      query={query}
      failed="Couldn’t load your foods"
      skeleton={<SkeletonRows rows={5} avatar={false} />}
    >
      {(foods) =>
        foods.length === 0 ? (
          <EmptyState title="No foods of your own yet">Enter one by its label, or write a recipe.</EmptyState>
        ) : (
          <FoodLines {...{ foods, onChoose }} label="My foods" />
        )
      }
    </Loaded>
  );
}

/** The food with what is printed under a barcode. */
export function CodedFood({ gtin, onChoose }: { gtin: string; onChoose: (foodId: string) => void }) {
  const query = useQuery(diaryQueries.code(gtin));
  return (
    <Loaded
      query={query}
      failed="Couldn’t look up this barcode"
      skeleton={<SkeletonRows rows={1} avatar={false} />}
    >
      {(food) =>
        food === null ? (
          <EmptyState title="No food with this barcode yet">
            Enter it by its label: next time its barcode finds it.
          </EmptyState>
        ) : (
          <ul className={styles.entries} aria-label="Foods">
            <li>
              <button type="button" className={styles.entry} onClick={() => onChoose(food.id)}>
                <span className={styles.name}>
                  {food.name}
                  <small className={text.hint}>{gtin}, check digit correct</small>
                </span>
                <Tag>Mine</Tag>
              </button>
            </li>
          </ul>
        )
      }
    </Loaded>
  );
}

/** Foods that were made favorites. */
export function FavoriteFoods({ onChoose }: { onChoose: (foodId: string) => void }) {
  const query = useFavorites();
  return (
    <Loaded
      query={query}
      failed="Couldn’t load favorites"
      skeleton={<SkeletonRows rows={5} avatar={false} />}
    >
      {(foods) =>
        foods.length === 0 ? (
          <EmptyState title="No favorites yet">Open a food and press its star.</EmptyState>
        ) : (
          <FoodLines {...{ foods, onChoose }} label="Favorite foods" />
        )
      }
    </Loaded>
  );
}

interface FoodLinesProps {
  foods: readonly FoodLine[];
  label: string;
  onChoose: (foodId: string) => void;
}

function FoodLines({ foods, label, onChoose }: FoodLinesProps) {
  const isHidden = useCaloriesHidden();
  return (
    <ul className={styles.entries} aria-label={label}>
      {foods.map((food) => (
        <li key={food.id}>
          <button type="button" className={styles.entry} onClick={() => onChoose(food.id)}>
            <span className={styles.name}>
              {food.name}
              <small className={text.hint}>
                {macrosText(food)} per 100 g <Tag>{sourceLabels[food.source]}</Tag>
              </small>
            </span>
            {!isHidden && (
              <span className={text.numeral}>
                {per100(food.kcal, energy)} <small>kcal</small>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was eaten lately, each added again with one press. */
export function RecentFoods({ day, meal }: { day: string; meal: Meal }) {
  const isHidden = useCaloriesHidden();
  const query = useQuery(diaryQueries.recent);
  const cache = useQueryClient();
  const [adding, setAdding] = useState<string | null>(null);
  const add = async ({ foodId, unit, quantity, name }: RecentFood) => {
    setAdding(foodId);
    const failed = (detail: string) => addToast({ kind: 'error', title: 'Couldn’t add it', detail });
    try {
      const food = await cache.fetchQuery(diaryQueries.food(foodId));
      const [problem] = Object.values(amountProblems(food, { unit, quantity }));
      if (problem !== undefined) return failed(problem);
      await diaryDesk.change(entryOf(food, { day, meal, foodId, unit, quantity }, newDeviceId()));
      addToast({ kind: 'success', title: `${name} added` });
    } catch (failure) {
      failed(errorText(failure));
    } finally {
      setAdding(null);
    }
  };
  return (
    <Loaded
      query={query}
      failed="Couldn’t load recent foods"
      skeleton={<SkeletonRows rows={5} avatar={false} />}
    >
      {(foods) =>
        foods.length === 0 ? (
          <EmptyState title="What you add is kept here">Search for your first food.</EmptyState>
        ) : (
          <ul className={styles.entries} aria-label="Recent foods">
            {foods.map((food) => (
              <li key={food.foodId}>
                <button
                  type="button"
                  className={styles.entry}
                  disabled={adding === food.foodId}
                  onClick={() => void add(food)}
                >
                  <span className={styles.name}>
                    <span>
                      <VisuallyHidden>Add </VisuallyHidden>
                      {food.name}
                    </span>
                    <small className={text.hint}>{quantityText(food.unit, food.quantity)}</small>
                  </span>
                  {!isHidden && (
                    <span className={text.numeral}>
                      {part(food)} <small>kcal</small>
                    </span>
                  )}
                  <IconPlus size={18} stroke={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function per100(figure: number | null, place: number): string {
  const nutrient = nutrients[place];
  return figure === null || !nutrient ? '–' : amountText(BigInt(figure) * 100_000n, nutrient, numberText);
}

const macrosText = (food: FoodLine) =>
  `P ${per100(food.protein, protein)}, C ${per100(food.carbohydrate, protein)}, F ${per100(food.fat, protein)}`;

function part({ kcal, milligrams }: RecentFood): string {
  const nutrient = nutrients[energy];
  return kcal === null || !nutrient
    ? '–'
    : amountText(BigInt(kcal) * BigInt(milligrams), nutrient, numberText);
}

/** The text once nothing was typed for a moment. */
function useSettled(now: string): string {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), settledMs);
    return () => clearTimeout(timer);
  }, [now]);
  return settled;
}
