import type { PayoutAccountReply } from '@chalkline/contract/money/selling.schema.ts';
import type { AccountView } from './payout-accounts.service.ts';

export function presentAccount({ as, name, provider, account, held }: AccountView): PayoutAccountReply {
  return {
    as,
    name,
    provider,
    state: account?.state ?? 'none',
    connectedAccountId: account?.reference ?? null,
    country: account?.country ?? null,
    chargesEnabled: account?.chargesEnabled ?? false,
    payoutsEnabled: account?.payoutsEnabled ?? false,
    requirements: [...(account?.requirements ?? [])],
    held: [...held],
    readAt: account?.updatedAt.toISOString() ?? null,
  };
}
