import { urlOf } from '@chalkline/contract/urls.ts';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TimedList } from '../lists/timed-list.tsx';

/** Challenges to take part in: those that end next first. */
export function AllChallengesScreen() {
  const isKnown = useSession() !== null;
  return (
    <TimedList
      kind="challenges"
      beside={isKnown && <ButtonLink to={urlOf('challengeRequests')}>Requests</ButtonLink>}
    />
  );
}
