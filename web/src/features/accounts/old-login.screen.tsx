import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Entrance } from './entrance.tsx';

/** Kept for old links (seed §2): nobody signs in here. */
export function OldLoginScreen() {
  return (
    <Entrance title="This page has moved" lead="Your account hasn’t changed. Sign in on the new page.">
      <ButtonLink variant="main" size={48} wide to={urlOf('login')}>
        Go to sign in
      </ButtonLink>
    </Entrance>
  );
}
