import type { RevenuesReply } from '@chalkline/contract/checkout/revenues.schema.ts';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OffersPanel } from './offers-panel.tsx';

const sums = { sold: 2, gross: 2400, refunds: 0, fees: 0, net: 2400 };
const startsAt = '2026-12-05T09:00:00.000Z';

it('tells passes from the tickets to the first date of their series', () => {
  const offers = [
    { kind: 'pass', offerId: 'e1', title: 'Barbell class', startsAt, ...sums },
    { kind: 'ticket', offerId: 'e1', title: 'Barbell class', startsAt, ...sums },
    { kind: 'membership', offerId: 'p1', title: 'Floor', startsAt: null, ...sums },
  ];
  render(
    <MantineProvider env="test">
      <OffersPanel revenues={{ currency: 'EUR', offers, total: sums } as RevenuesReply} onChoose={vi.fn()} />
    </MantineProvider>,
  );
  const rows = screen.getAllByRole('row').slice(1);
  const names = rows.map((row) => row.querySelector('b')?.textContent);
  expect(names).toEqual([
    'Barbell class, passes',
    // In the reader’s language.
    expect.stringMatching(/^Barbell class, .*2026$/),
    'Floor',
    'Total',
  ]);
});
