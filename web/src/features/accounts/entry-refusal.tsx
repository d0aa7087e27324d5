import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { gate } from '../../platform/gate.ts';
import { site } from '../../platform/site.ts';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';

interface EntryRefusal {
  /** True when it handled the failure and `note` explains it. */
  caught: (failure: unknown, email: string) => boolean;
  /** Whether the next attempt for this email cancels the account deletion. */
  keepsAccount: (email: string) => boolean;
  note: ReactNode;
}

/** What to show someone who entered the right password or code but can't just be signed in. */
export function useEntryRefusal(): EntryRefusal {
  const [leaving, setLeaving] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  return {
    caught(failure, email) {
      const code = failure instanceof CallFailed ? failure.code : undefined;
      setLeaving(code === 'account_leaving' ? email : null);
      setReason(code === 'account_suspended' && failure instanceof CallFailed ? failure.message : null);
      return code === 'account_leaving' || code === 'account_suspended';
    },
    keepsAccount: (email) => email === leaving,
    note: leaving !== null ? <LeavingNote /> : reason !== null && <SuspendedNote reason={reason} />,
  };
}

function LeavingNote() {
  return (
    <Note tone="warn" announced>
      <b>{accountTexts.account_leaving}</b> If you keep it, nothing is deleted.
    </Note>
  );
}

/** A corporate site has no contact page before signing in. */
function isContactOpen(): boolean {
  const { contact } = addresses;
  return gate({ address: contact, needsAccount: false }, site.corporateMode, null, contact) === null;
}

function SuspendedNote({ reason }: { reason: string }) {
  return (
    <Note tone="bad" announced>
      <p>
        <b>This account is suspended.</b>
        {reason !== accountTexts.account_suspended && ` Reason: ${reason}`}
      </p>
      {isContactOpen() && (
        <p>
          <Link className={text.link} to={urlOf('contact')}>
            Contact us
          </Link>{' '}
          if you think that’s a mistake.
        </p>
      )}
    </Note>
  );
}
