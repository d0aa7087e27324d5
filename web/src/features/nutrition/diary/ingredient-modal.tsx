import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { type TypedAmount, typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import { AmountFields } from './amount-fields.tsx';
import { amountTexts } from './amount-texts.ts';
import { diaryQueries } from './diary.queries.ts';
import { firstQuantity, type Quantity } from './diary-texts.ts';
import { FoundFoods } from './food-choices.tsx';

export interface Ingredient extends Quantity {
  readonly foodId: string;
}

interface IngredientModalProps {
  of: 'recipe' | 'plan';
  /** Null: another one. */
  ingredient: Ingredient | null;
  onDone: (ingredient: Ingredient) => void;
  onRemove: () => void;
  onClose: () => void;
}

const addTitles = { recipe: 'Add ingredient', plan: 'Add to plan' } as const;
const titles = { recipe: 'Ingredient', plan: 'Planned food' } as const;
const adds = { recipe: 'Add to recipe', plan: 'Add' } as const;
const removes = { recipe: 'Remove ingredient', plan: 'Remove food' } as const;

/** A food of a recipe or a plan, and how much of it. */
export function IngredientModal({ ingredient, ...props }: IngredientModalProps) {
  const [typed, setTyped] = useState('');
  const [foodId, setFoodId] = useState(ingredient?.foodId ?? null);
  const { search, amount } = typedAmount(typed);
  if (foodId !== null) return <Amount {...{ ...props, ingredient, foodId, typed: amount }} />;
  return (
    <Modal opened onClose={props.onClose} title={addTitles[props.of]} width={560}>
      <Stack gap={12}>
        <SearchField
          label="Search foods"
          placeholder="Food or 200 g rice"
          value={typed}
          onChange={(value) => setTyped(value.slice(0, 100))}
        />
        {search === '' ? (
          <p className={text.hint}>Search the food table, your foods and your recipes.</p>
        ) : (
          <FoundFoods search={search} onChoose={setFoodId} />
        )}
      </Stack>
    </Modal>
  );
}

type AmountProps = IngredientModalProps & { foodId: string; typed: TypedAmount | null };

function Amount(props: AmountProps) {
  const query = useQuery(diaryQueries.food(props.foodId));
  if (query.data) return <AmountForm {...props} food={query.data} />;
  return (
    <Modal opened onClose={props.onClose} title={titles[props.of]}>
      <Loaded query={query} failed="Couldn’t load this food">
        {() => null}
      </Loaded>
    </Modal>
  );
}

function AmountForm({
  of,
  ingredient,
  food,
  typed,
  onDone,
  onRemove,
  onClose,
}: AmountProps & { food: FoodReply }) {
  const [value, setValue] = useState<Quantity>(ingredient ?? firstQuantity(food, typed));
  const [isWrong, setWrong] = useState(false);
  const isRight = value.quantity >= 1 && value.quantity <= 10_000_000;
  const done = () => {
    if (isRight) onDone({ foodId: food.id, unit: value.unit, quantity: value.quantity });
    else setWrong(true);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={(ingredient ? titles : addTitles)[of]}
      actions={
        <>
          {ingredient && (
            <Button size={48} variant="danger" onClick={onRemove}>
              {removes[of]}
            </Button>
          )}
          <Button size={48} variant="main" onClick={done}>
            {ingredient ? 'Change' : adds[of]}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p className={text.h4}>{food.name}</p>
        <AmountFields
          food={food}
          value={value}
          errors={isWrong && !isRight ? { quantity: amountTexts.quantity.wrong } : {}}
          onChange={setValue}
        />
      </Stack>
    </Modal>
  );
}
