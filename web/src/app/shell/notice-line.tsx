import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { securitySection } from '../../features/accounts/accounts.sections.ts';
import { useAction } from '../../patterns/use-action.ts';
import { queryClient } from '../../platform/calls.ts';
import { type Guest, session } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import text from '../../ui/text.module.css';
import styles from './notice-line.module.css';

/** Tells a guest which email they use, and an administrator without a second step to set one up. */
export function NoticeLine({ guest }: { guest: Guest | null }) {
  return (
    <div className={styles.line}>
      <p className={styles.words}>{guest ? <GuestWords guest={guest} /> : <SecondStepWords />}</p>
    </div>
  );
}

function GuestWords({ guest }: { guest: Guest }) {
  const leave = useAction({
    send: (call) => call(signOut),
    failed: 'Couldn’t leave',
    onDone: () => {
      session.endGuest();
      queryClient.clear();
    },
  });
  return (
    <>
      <span>{`You’re continuing as a guest with ${guest.email}.`}</span>
      <LinkButton onClick={() => leave.run()}>Use another email</LinkButton>
    </>
  );
}

function SecondStepWords() {
  return (
    <>
      <span>Administrators need two-step sign-in or a passkey. Until then, you see what everyone sees.</span>
      <Link className={text.link} to={urlOf('editProfile', {}, { tab: securitySection.key })}>
        Set it up
      </Link>
    </>
  );
}
