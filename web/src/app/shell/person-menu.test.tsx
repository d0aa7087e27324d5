import { rightsOf } from '@chalkline/contract/accounts/account-rights.ts';
import { MantineProvider } from '@mantine/core';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { SessionUser } from '../../platform/session.ts';
import { PersonMenu } from './person-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const user: SessionUser = {
  id: 'u-1',
  email: 'noor@example.org',
  name: 'Noor Achterberg',
  photo: null,
  accountType: 'trainee',
  can: rightsOf('trainee'),
};

it('opens when its code arrives, if it was pressed before', async () => {
  const { promise: code, resolve: arrive } = Promise.withResolvers<typeof UserMenu>();
  const LateMenu = lazyPart(() => code);
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <PersonMenu user={user} UserMenu={LateMenu} />
      </MemoryRouter>
    </MantineProvider>,
  );
  const early = page.getByRole('button', { name: /your account/ });
  expect(early.getAttribute('aria-haspopup')).toBeNull();
  fireEvent.click(early);
  arrive(UserMenu);
  expect(await page.findByRole('menuitem', { name: 'Log out' })).toBeTruthy();
});
