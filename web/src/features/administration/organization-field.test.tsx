import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { OrganizationField } from './organization-field.tsx';

/** More than one page; the selected name and the one searched for are far down the list. */
const names = [...Array.from({ length: 120 }, (_, index) => `Alpha ${index}`), 'Quayside Boxing', 'Zenith'];
const all = names.map((name, index) => ({ id: `o-${index}`, name }));
const quayside = 'o-120';

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://here').searchParams;
    const search = query.get('search')?.toLowerCase() ?? '';
    const id = query.get('organizationId');
    const found = all.filter((one) => one.name.toLowerCase().startsWith(search) && (!id || one.id === id));
    const data = found.slice(0, Number(query.get('limit') ?? 50));
    return new Response(JSON.stringify({ message: 'OK', data, next: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Chooser({ first }: { first: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <OrganizationField label="Organization" value={value} onChange={setValue} />
        <output>{value}</output>
      </QueryClientProvider>
    </MantineProvider>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Organization' }) as HTMLInputElement;

it('finds what is typed among all organizations, beyond the first page', async () => {
  render(<Chooser first={null} />);
  fireEvent.click(box());
  await screen.findByRole('option', { name: 'Alpha 0', hidden: true });
  expect(screen.queryByRole('option', { name: 'Quayside Boxing', hidden: true })).toBeNull();
  // What changes a box that has not the focus is taken for the browser's own filling in.
  box().focus();
  fireEvent.change(box(), { target: { value: 'quay' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Quayside Boxing', hidden: true }));
  expect(screen.getByRole('status').textContent).toBe(quayside);
});

it('shows the name of the selected organization, wherever it is in the list', async () => {
  render(<Chooser first={quayside} />);
  await expect.poll(() => box().value).toBe('Quayside Boxing');
  fireEvent.click(box());
  // Its name in the box is nothing that is looked for.
  await screen.findByRole('option', { name: 'Alpha 0', hidden: true });
});
