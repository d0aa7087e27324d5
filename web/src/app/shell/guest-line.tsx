import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { useAction } from '../../patterns/use-action.ts';
import { queryClient } from '../../platform/calls.ts';
import { type Guest, session } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './guest-line.module.css';

/** Which email a guest continues with, and the way to another one. */
export function GuestLine({ guest }: { guest: Guest }) {
  const leave = useAction({
    send: (call) => call(signOut),
    failed: 'Couldn’t leave',
    onDone: () => {
      session.endGuest();
      queryClient.clear();
    },
  });
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <span>{`You’re continuing as a guest with ${guest.email}.`}</span>
        <LinkButton onClick={() => leave.run()}>Use another email</LinkButton>
      </p>
    </div>
  );
}
