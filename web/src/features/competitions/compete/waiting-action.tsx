import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import {
  joinWaitingList,
  leaveWaitingList,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import type { DivisionOffer } from '@chalkline/contract/competitions/registration.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { competitionQueries } from '../competitions.queries.ts';

interface WaitingActionProps {
  competitionId: string;
  division: DivisionReply;
  offer: DivisionOffer;
}

/** Joins the waiting list of a full division, or leaves it. */
export function WaitingAction({ competitionId, division, offer }: WaitingActionProps) {
  const cache = useQueryClient();
  const params = { competitionId, divisionId: division.id };
  const isOn = offer.waitingPlace !== null;
  const change = useAction({
    send: (call) => (isOn ? call(leaveWaitingList, { params }) : call(joinWaitingList, { params })),
    done: isOn
      ? `You’ve left the waiting list for ${division.name}`
      : {
          title: `You’re on the waiting list for ${division.name}`,
          detail: 'We’ll tell you as soon as a place is free for you.',
        },
    failed: isOn ? 'Couldn’t leave the waiting list' : 'Couldn’t join the waiting list',
    onDone: (data) => cache.setQueryData(competitionQueries.registration(competitionId).queryKey, data),
    invalidates: [competitionQueries.registration(competitionId).queryKey],
  });
  return (
    <Button size={32} variant={isOn ? 'text' : 'line'} busy={change.busy} onClick={() => change.run()}>
      {isOn ? (offer.waitingPlace?.offerUntil ? 'Let it go' : 'Leave the list') : 'Join the waiting list'}
    </Button>
  );
}
