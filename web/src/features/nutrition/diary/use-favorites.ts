import { useQuery } from '@tanstack/react-query';
import { useOwnSends } from '../offline/diary-desk.ts';
import { favoritesWith } from '../offline/foods-on-device.ts';
import { diaryQueries } from './diary.queries.ts';

/** Favorite foods with what was changed on this device and isn't sent yet. */
export function useFavorites() {
  const { waiting } = useOwnSends();
  return useQuery({ ...diaryQueries.favorites, select: (read) => favoritesWith(read, waiting) });
}
