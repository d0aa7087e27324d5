import type { CheckInReply } from '@chalkline/contract/competitions/check-in.schema.ts';
import { setCheckIn } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { useAction } from '../../../../patterns/use-action.ts';
import { checkInQueries } from './check-in.queries.ts';

/** Checks an athlete in, or undoes it. */
export function useCheckIn(competitionId: string) {
  return useAction({
    send: (call, { entryId, checkedIn }: CheckInReply) =>
      call(setCheckIn, { params: { competitionId, entryId }, body: { checkedIn: checkedIn === null } }),
    done: ({ checkedIn }, { name }) =>
      checkedIn === null ? `Check-in of ${name} undone` : `${name} checked in`,
    failed: 'Couldn’t change the check-in',
    invalidates: [checkInQueries.within(competitionId)],
  });
}
