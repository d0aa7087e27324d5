import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { SessionUser } from '../../platform/session.ts';
import { PersonButton } from './person-button.tsx';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

/** The menu's code is for people who are signed in; a visitor's first screen does without it. */
export function PersonMenu({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<PersonButton user={user} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}
