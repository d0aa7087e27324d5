import { readPayoutAccount, renewOnboarding } from '@chalkline/contract/money/selling.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { sellingQueries } from './selling.queries.ts';

/** `/return/:connectedAccountId`: back from the provider, which is asked how the account is now. */
export function PayoutReturnScreen() {
  const { connectedAccountId = '' } = useParams();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return (
    <Once
      title="Checking your payout account"
      failed="Couldn’t check your payout account"
      send={async (call) => {
        const account = await call(readPayoutAccount, { params: { connectedAccountId } });
        cache.setQueryData(sellingQueries.account(account.as).queryKey, account);
        const query = account.as === 'organization' ? { as: account.as } : {};
        await navigate(urlOf('stripeHome', {}, query), { replace: true });
      }}
    />
  );
}

/** `/refresh/:connectedAccountId`: the link was used or too old. Makes a new one and goes on there. */
export function PayoutRefreshScreen() {
  const { connectedAccountId = '' } = useParams();
  return (
    <Once
      title="Opening the payment provider"
      failed="Couldn’t open the payment provider"
      send={async (call) => {
        const { address } = await call(renewOnboarding, { params: { connectedAccountId } });
        globalThis.location.replace(address);
      }}
    />
  );
}

interface OnceProps {
  title: string;
  failed: string;
  send: (call: Parameters<Parameters<typeof useAction>[0]['send']>[0]) => Promise<void>;
}

/** Does it when the screen opens, and again when asked to after a failure. */
function Once({ title, failed, send }: OnceProps) {
  const { run, error, busy } = useAction<void, void>({ send });
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    run();
  }, [run]);
  return (
    <Page width="form">
      <Panel padded>
        {error !== null && !busy ? (
          <ErrorState isPage title={failed} onRetry={() => run()} retrying={busy}>
            {error}
          </ErrorState>
        ) : (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            <Spinner size={28} label="Loading" />
          </>
        )}
      </Panel>
    </Page>
  );
}
