import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { SessionUser } from '../../platform/session.ts';
import { PersonButton } from './person-button.tsx';

const LoadedMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

interface PersonMenuProps {
  user: SessionUser;
  UserMenu?: typeof LoadedMenu;
}

/**
 * The menu's code loads only for signed-in people, to keep a visitor's first screen small. Pressed before it has come,
 * it opens when it comes.
 */
export function PersonMenu({ user, UserMenu = LoadedMenu }: PersonMenuProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<PersonButton user={user} onClick={() => setPressed(!isPressed)} />}>
      <UserMenu user={user} startsOpen={isPressed} />
    </Suspense>
  );
}
