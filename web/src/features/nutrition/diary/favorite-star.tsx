import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { diaryDesk } from '../offline/diary-desk.ts';
import { lineOf } from '../offline/kept-diary.ts';
import { useFavorites } from './use-favorites.ts';

/** Makes a food a favorite, or no favorite anymore. */
export function FavoriteStar({ food }: { food: FoodReply }) {
  const { data } = useFavorites();
  const isFavorite = data?.some(({ id }) => id === food.id) ?? false;
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <IconButton
      size={48}
      label="Favorite"
      aria-pressed={isFavorite}
      disabled={!data}
      icon={<Star size={20} stroke={1.75} />}
      onClick={() => void diaryDesk.change({ kind: 'favorite', food: lineOf(food), isFavorite: !isFavorite })}
    />
  );
}
