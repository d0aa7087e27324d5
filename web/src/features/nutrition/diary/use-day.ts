import { useQuery } from '@tanstack/react-query';
import { dayWith } from '../offline/day-on-device.ts';
import { useOwnSends } from '../offline/diary-desk.ts';
import { diaryQueries } from './diary.queries.ts';

/** A day with what was logged on this device and isn't sent yet. */
export function useDay(day: string) {
  const { ofDays } = useOwnSends();
  return useQuery({
    ...diaryQueries.day(day),
    enabled: day !== '',
    select: (read) => dayWith(read, ofDays),
  });
}
