import { useGuest, useSession } from './session.ts';
import { site } from './site.ts';

/**
 * Whether this person can buy here and open what they bought: with an account, or as a guest. On a corporate site
 * guests only find their tickets (decision 174).
 */
export function useIsBuyer(): boolean {
  const session = useSession();
  const guest = useGuest();
  return session !== null || (guest !== null && !site.corporateMode);
}
