import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Entrance } from './entrance.tsx';

/** Kept for old links (seed §2): nobody signs in here. */
export function OldLoginScreen() {
  return (
    <Entrance
      title="The old sign-in"
      lead="This page no longer signs anybody in. Your account is the same: use the new page."
    >
      <ButtonLink variant="main" size={48} wide to={urlOf('login')}>
        Go to the sign-in
      </ButtonLink>
    </Entrance>
  );
}
