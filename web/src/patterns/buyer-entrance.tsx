import { urlOf } from '@chalkline/contract/urls.ts';
import { site } from '../platform/site.ts';
import { ButtonLink } from '../ui/button.tsx';

interface BuyerEntranceProps {
  /** On the button: "Sign in to check out". */
  signIn: string;
  /** Where signing in leads back to. */
  back: string;
  variant?: 'main' | 'line';
}

/** How a visitor continues to buy: with an account, or as a guest where guests can buy (decision 174). */
export function BuyerEntrance({ signIn, back, variant = 'main' }: BuyerEntranceProps) {
  return (
    <>
      <ButtonLink variant={variant} size={48} wide to={urlOf('login', {}, { back })}>
        {signIn}
      </ButtonLink>
      {!site.corporateMode && (
        <ButtonLink size={48} wide to={urlOf('guest', {}, { back })}>
          Continue as a guest
        </ButtonLink>
      )}
    </>
  );
}
