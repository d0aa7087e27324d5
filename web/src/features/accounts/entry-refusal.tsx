import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { type ReactNode, useState } from 'react';
import { Note } from '../../ui/note.tsx';

interface EntryRefusal {
  /** True when it dealt with what was thrown: `note` says it then. */
  caught: (failure: unknown, email: string) => boolean;
  /** Whether the next try for this address is to keep its account. */
  keepsAccount: (email: string) => boolean;
  note: ReactNode;
}

/** What somebody is told who has proven who they are and is not simply let in. */
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
      <b>{accountTexts.account_leaving}</b> If you keep it, nothing is deleted and you are signed in.
    </Note>
  );
}

function SuspendedNote({ reason }: { reason: string }) {
  return (
    <Note tone="bad" announced>
      <b>{accountTexts.account_suspended}</b>
      {reason !== accountTexts.account_suspended && <> The reason given: {reason}</>}
    </Note>
  );
}
