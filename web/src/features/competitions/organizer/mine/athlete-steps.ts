import type { NextStep } from '@chalkline/contract/competitions/next-step.schema.ts';
import { listNextSteps } from '@chalkline/contract/competitions/next-steps.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { dateFormat } from '../../../../ui/locale.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** What the person does next in the competitions they compete in. */
export const athleteSteps = () =>
  queryOptions({
    queryKey: [...competitionQueries.all, 'next-steps'],
    queryFn: async ({ signal }) => (await call(listNextSteps, {}, { signal })).data,
  });

interface StepLink {
  readonly words: string;
  readonly to: string;
  /** Until when, at the venue. */
  readonly until: string | null;
}

/** How a step reads, and where it is done. */
export function stepLink({
  step,
  competition: { id, zone },
  entryId,
  about,
  targetId,
  at,
}: NextStep): StepLink {
  const until = at === null ? null : `by ${momentText(at, zone)}`;
  const team = entryId ? urlOf('team', { id, teamId: entryId }) : urlOf('teams', { id });
  switch (step) {
    case 'pay':
      return {
        words: 'Pay for your place',
        until,
        to: urlOf('paymentIntent', { id, athleteId: targetId ?? '' }),
      };
    case 'take_place':
      return { words: 'Take your place', to: urlOf('compete', { id }), until };
    case 'waiting_list':
      return { words: 'On the waiting list', to: urlOf('compete', { id }), until: null };
    case 'pay_share':
      return { words: 'Pay your share', to: team, until };
    case 'sign':
      return { words: `Sign ${about}`, to: urlOf('compete', { id }, { part: 'papers' }), until };
    case 'submit':
      return {
        words: `Submit your ${about} result`,
        until,
        to: urlOf('workoutDetail', { id: targetId ?? '' }),
      };
    case 'fill_team':
      return { words: 'Invite teammates', to: team, until };
    case 'heat':
      return {
        words: at === null ? 'Your heat' : `Your heat: ${momentText(at, zone)}`,
        to: urlOf('competitionDetail', { id }),
        until: null,
      };
  }
}

/** `Sat, Dec 5, 9:30 AM` at the venue. */
function momentText(at: string, zone: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return dateFormat({ ...day, hour: 'numeric', minute: '2-digit', timeZone: zone }).format(new Date(at));
}
