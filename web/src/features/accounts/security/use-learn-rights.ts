import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { session } from '../../../platform/session.ts';

/** An administrator's rights that waited for a second step begin once there is one. */
export function useLearnRights(): () => void {
  const learn = useAction({
    send: (call) => call(getMe),
    failed: 'Couldn’t load your rights',
    onDone: (user) => {
      const token = session.token();
      if (token) session.start({ token, user });
    },
  });
  return () => {
    if (session.current()?.user.awaitsSecondStep) learn.run();
  };
}
