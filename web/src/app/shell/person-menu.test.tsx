import { rightsOf } from '@chalkline/contract/accounts/account-rights.ts';
import { MantineProvider } from '@mantine/core';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { SessionUser } from '../../platform/session.ts';
import { PersonMenu } from './person-menu.tsx';

const user: SessionUser = {
  id: 'u-1',
  email: 'noor@example.org',
  name: 'Noor Achterberg',
  photo: null,
  accountType: 'trainee',
  can: rightsOf('trainee'),
};

it('opens when its code arrives, if it was pressed before', async () => {
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <PersonMenu user={user} />
      </MemoryRouter>
    </MantineProvider>,
  );
  const early = page.getByRole('button', { name: /your account/ });
  expect(early.getAttribute('aria-haspopup')).toBeNull();
  fireEvent.click(early);
  expect(await page.findByRole('menuitem', { name: 'Log out' })).toBeTruthy();
});
