import { readPayoutAccount, renewOnboarding } from '@chalkline/contract/money/selling.endpoints.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { sellingQueries } from './selling.queries.ts';

/** `/return/:connectedAccountId`: back from the provider, which is asked how the account is now. */
export function PayoutReturnScreen() {
  const { connectedAccountId = '' } = useParams();
  const cache = useQueryClient();
  return (
    <Passing
      title="Checking your payout account"
      failed="Couldn’t check your payout account"
      send={async (call) => {
        const account = await call(readPayoutAccount, { params: { connectedAccountId } });
        cache.setQueryData(sellingQueries.account(account.as).queryKey, account);
        return { as: account.as, address: null };
      }}
    />
  );
}

/** `/refresh/:connectedAccountId`: the link was used or too old. Makes a new one and opens it. */
export function PayoutRefreshScreen() {
  const { connectedAccountId = '' } = useParams();
  return (
    <Passing
      title="Opening the payment provider"
      failed="Couldn’t open the payment provider"
      send={async (call) => {
        const { address } = await call(renewOnboarding, { params: { connectedAccountId } });
        return { as: null, address };
      }}
    />
  );
}

interface Passed {
  readonly as: SellingAs | null;
  /** The provider’s page to open; null: back to the payout account. */
  readonly address: string | null;
}

interface PassingProps {
  title: string;
  failed: string;
  send: (call: KeyedCall) => Promise<Passed>;
}

/**
 * Does one thing when it opens, and leaves for the payout account whatever came of it: as the place that somebody
 * visited last, it would do it again at their next sign-in.
 */
function Passing({ title, failed, send }: PassingProps) {
  const navigate = useNavigate();
  const leave = (as: SellingAs | null) =>
    navigate(urlOf('stripeHome', {}, as === 'organization' ? { as } : {}), { replace: true });
  const { run } = useAction<void, void>({
    failed,
    send: async (call) => {
      const passed = await send(call).catch(async (failure: unknown) => {
        await leave(null);
        throw failure;
      });
      await leave(passed.as);
      if (passed.address !== null) globalThis.location.assign(passed.address);
    },
  });
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    run();
  }, [run]);
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>{title}</PageTitle>
        <Spinner size={28} label="Loading" />
      </Stack>
    </Page>
  );
}
