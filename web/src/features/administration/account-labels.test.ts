import { expect, it } from 'vitest';
import { typeHint } from './account-labels.ts';

it('says what becomes of the clients of somebody who is made a trainee', () => {
  expect(typeHint('trainer', 'trainee')).toBe(
    'Trains and competes. They can’t reach their clients while they’re a trainee.',
  );
  expect(typeHint('trainee', 'trainee')).toBe('Trains and competes.');
  expect(typeHint('trainee', 'trainer')).toBe('Coaches clients and creates programs.');
});
