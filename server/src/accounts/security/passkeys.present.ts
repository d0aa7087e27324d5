import type { PasskeyView } from '@chalkline/contract/accounts/passkey.schema.ts';
import type { ListedPasskey } from './passkeys.service.ts';

export function presentPasskey({
  id,
  name,
  site,
  isHere,
  createdAt,
  lastUsedAt,
}: ListedPasskey): PasskeyView {
  return {
    id,
    name,
    site,
    isHere,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
