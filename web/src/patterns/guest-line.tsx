import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { queryClient } from '../platform/calls.ts';
import { session, useGuest } from '../platform/session.ts';
import { LinkButton } from '../ui/link-button.tsx';
import text from '../ui/text.module.css';
import { useAction } from './use-action.ts';

/** Which email a guest continues with, and the way to another one; nothing for everybody else. */
export function GuestLine() {
  const guest = useGuest();
  const leave = useAction({
    send: (call) => call(signOut),
    failed: 'Couldn’t sign out',
    onDone: () => {
      session.endGuest();
      queryClient.clear();
    },
  });
  if (!guest) return null;
  return (
    <p className={text.hint}>
      {`You’re continuing as a guest with ${guest.email}. `}
      <LinkButton onClick={() => leave.run()}>Use another email</LinkButton>
    </p>
  );
}
