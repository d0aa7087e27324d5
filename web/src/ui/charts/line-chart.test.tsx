import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

it('gives the figures as a table, and moves names apart that would overlap', () => {
  const view = render(
    <LineChart
      title="New people a day"
      ticks={['Nov 1', 'Nov 2', 'Nov 3']}
      lines={[
        { label: 'October', end: '4', values: [2, 4, null] },
        { label: 'September', end: 'before', values: [1, 4, null] },
      ]}
    />,
  );
  const rows = within(view.getByRole('table', { name: 'New people a day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['OctoberSeptember', 'Nov 121', 'Nov 244']);
  const heights = ['4', 'before'].map((end) =>
    Number.parseFloat(
      view
        .getAllByText(end)
        .find((one) => one.dataset.line)
        ?.style.getPropertyValue('--down') ?? '',
    ),
  );
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThan(10);
});

it('writes its figures as it is told, on the axis as in the table', () => {
  const text = (cents: number) => `€${cents / 100}`;
  const view = render(
    <LineChart
      title="Sales by day"
      ticks={['Nov 1']}
      lines={[{ label: 'Now', values: [5000] }]}
      text={text}
    />,
  );
  expect(view.getByRole('row', { name: 'Nov 1 €50' })).toBeTruthy();
  expect(view.getAllByText(/^€/).map((one) => one.textContent)).toContain('€0');
  expect(view.queryByText('5,000')).toBeNull();
});
