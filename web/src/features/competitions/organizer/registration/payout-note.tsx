import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../../../platform/known-addresses.ts';
import { Note } from '../../../../ui/note.tsx';
import text from '../../../../ui/text.module.css';

/** Why a paid private competition can't open registration yet. */
export function PayoutNote() {
  const isBuilt = useKnownAddresses().has(addresses.stripeHome);
  return (
    <Note tone="warn">
      <p>
        A private competition with a price needs an approved payout account.
        {isBuilt && (
          <>
            {' '}
            <Link className={text.link} to={urlOf('stripeHome')}>
              Set up payouts
            </Link>
          </>
        )}
      </p>
    </Note>
  );
}
