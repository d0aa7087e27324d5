import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { diaryQueries } from './diary.queries.ts';
import { OwnFoodModal } from './own-food-modal.tsx';

interface EditedFoodProps {
  foodId: string;
  onDone: () => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** The label of an own food, to change it or to remove the food. */
export function EditedFood({ foodId, onDone, onRemoved, onClose }: EditedFoodProps) {
  const query = useQuery(diaryQueries.label(foodId.slice('own-'.length)));
  if (query.data) return <OwnFoodModal edited={query.data} gtin={null} {...{ onDone, onRemoved, onClose }} />;
  return (
    <Modal opened onClose={onClose} title="Edit food">
      <Loaded query={query} failed="Couldn’t load the label">
        {() => null}
      </Loaded>
    </Modal>
  );
}
