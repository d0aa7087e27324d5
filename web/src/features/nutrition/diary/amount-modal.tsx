import { type Meal, newEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { TypedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { useOnline } from '../../../platform/network.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import text from '../../../ui/text.module.css';
import { entryOf } from '../offline/day-on-device.ts';
import { diaryDesk, useOwnSends } from '../offline/diary-desk.ts';
import { unsentFoods } from '../offline/foods-on-device.ts';
import { AmountFields } from './amount-fields.tsx';
import { amountProblems, amountTexts } from './amount-texts.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { firstQuantity } from './diary-texts.ts';
import { EditedFood } from './edited-food.tsx';
import { FavoriteStar } from './favorite-star.tsx';
import { PortionsModal } from './portions-modal.tsx';
import { RecipeModal } from './recipe-modal.tsx';

interface AmountModalProps {
  day: string;
  meal: Meal;
  title: string;
  foodId: string;
  typed: TypedAmount | null;
  onDone: () => void;
  onClose: () => void;
}

/** How much of a food to add. */
export function AmountModal(props: AmountModalProps) {
  const query = useQuery(diaryQueries.food(props.foodId));
  const [changing, setChanging] = useState<'food' | 'portions' | null>(null);
  const back = () => setChanging(null);
  if (changing === 'portions' && query.data)
    return <PortionsModal food={query.data} onDone={back} onClose={back} />;
  if (changing && query.data?.recipe)
    return <RecipeModal edited={query.data} onDone={back} onRemoved={props.onDone} onClose={back} />;
  if (changing)
    return <EditedFood foodId={props.foodId} onDone={back} onRemoved={props.onDone} onClose={back} />;
  if (query.data)
    return (
      <AmountForm
        key={`${query.data.version} ${query.data.portions.map(({ id }) => id).join()}`}
        {...props}
        food={query.data}
        onChange={setChanging}
      />
    );
  return (
    <Modal opened onClose={props.onClose} title={props.title}>
      <Loaded query={query} failed="Couldn’t load this food">
        {() => null}
      </Loaded>
    </Modal>
  );
}

function AmountForm({
  food,
  day,
  meal,
  title,
  typed,
  onDone,
  onClose,
  onChange,
}: AmountModalProps & { food: FoodReply; onChange: (what: 'food' | 'portions') => void }) {
  const isOnline = useOnline();
  const { waiting } = useOwnSends();
  const canChange = isOnline && !unsentFoods(waiting).some(({ id }) => id === food.id);
  const { form, ...rest } = useCallForm({
    initial: { day, meal, foodId: food.id, ...firstQuantity(food, typed) },
    schema: newEntry,
    texts: amountTexts,
    also: (values) => amountProblems(food, values),
    send: (_call, body) => diaryDesk.change(entryOf(food, body, newDeviceId())),
    done: `${food.name} added`,
    onDone,
  });
  return (
    <FormModal {...rest} title={title} action="Add" onClose={onClose}>
      <div className={styles.foodHead}>
        <p className={text.h4}>{food.name}</p>
        <FavoriteStar food={food} />
        {food.version !== null && canChange && (
          <Button size={48} variant="text" onClick={() => onChange('food')}>
            Edit
          </Button>
        )}
      </div>
      {food.version !== null && !canChange && (
        <p className={text.hint}>You can edit {food.recipe ? 'recipes' : 'your foods'} once you’re online.</p>
      )}
      <AmountFields
        food={food}
        value={form.values}
        errors={form.errors}
        onChange={(value) => form.setValues(value)}
      />
      {canChange && (
        <div>
          <Button size={48} variant="text" onClick={() => onChange('portions')}>
            {food.portions.some(({ id }) => id) ? 'Your portions' : 'Add a portion of your own'}
          </Button>
        </div>
      )}
    </FormModal>
  );
}
