import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeldNote } from './held-note.tsx';

const shown = (held: { currency: 'EUR' | 'USD'; amount: number }[], payoutsEnabled: boolean) =>
  render(
    <MantineProvider env="test">
      <HeldNote account={{ held, payoutsEnabled }} />
    </MantineProvider>,
  ).container.querySelector('p')?.textContent;

it('says what is held until the account is ready, in every currency', () => {
  const held = [
    { currency: 'EUR', amount: 6750 },
    { currency: 'USD', amount: 2000 },
  ] as const;
  expect(shown([...held], false)).toContain(
    'holding €67.50 and $20.00 for you until your payout account is ready',
  );
});

it('says what is on its way there, and nothing where there is nothing', () => {
  expect(shown([{ currency: 'EUR', amount: 500 }], true)).toContain('moving €5.00 to your payout account');
  expect(shown([], false)).toBeUndefined();
});
