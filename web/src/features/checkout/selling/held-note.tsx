import type { PayoutAccountReply } from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/note.tsx';

interface HeldNoteProps {
  account: Pick<PayoutAccountReply, 'held' | 'payoutsEnabled'>;
  children?: ReactNode;
}

/** What a seller earned that lies with the platform, and when it moves; nothing where there is none. */
export function HeldNote({ account: { held, payoutsEnabled }, children }: HeldNoteProps) {
  if (held.length === 0) return null;
  const amounts = new Intl.ListFormat('en').format(
    held.map(({ amount, currency }) => showMoney(amount, currency)),
  );
  return (
    <Note tone={payoutsEnabled ? 'info' : 'warn'}>
      <p>
        {payoutsEnabled
          ? `We’re moving ${amounts} to your payout account. It usually takes an hour, and is part of your next payout.`
          : `We’re holding ${amounts} for you until your payout account is ready. Then it moves there by itself.`}{' '}
        {children}
      </p>
    </Note>
  );
}
