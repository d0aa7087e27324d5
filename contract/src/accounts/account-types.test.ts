import { expect, it } from 'vitest';
import { accountTypes } from './account-types.ts';

it('there are five types of account', () => {
  expect(accountTypes).toEqual(['corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist']);
});
