import { addFavorite, removeFavorite } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../patterns/use-action.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { diaryQueries } from './diary.queries.ts';

/** Makes a food a favorite, or no favorite anymore. */
export function FavoriteStar({ foodId }: { foodId: string }) {
  const { data } = useQuery(diaryQueries.favorites);
  const isFavorite = data?.some(({ id }) => id === foodId) ?? false;
  const change = useAction({
    send: (call, wanted: boolean) => call(wanted ? addFavorite : removeFavorite, { params: { foodId } }),
    failed: 'Couldn’t change your favorites',
    invalidates: [diaryQueries.favorites.queryKey],
  });
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <IconButton
      size={48}
      label="Favorite"
      aria-pressed={isFavorite}
      disabled={!data || change.busy}
      icon={<Star size={20} stroke={1.75} />}
      onClick={() => change.run(!isFavorite)}
    />
  );
}
