import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { refusalOf } from '../../../platform/testing/server-sentence.ts';
import { OrganizationSection } from './organization.section.tsx';
import { ownOrganization } from './own-organization.section.tsx';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const employee = {
  id: 'p-1',
  name: 'Mara Lindqvist',
  email: 'mara@example.org',
  photo: null,
  accountType: 'trainee',
  organizationId: 'o-1',
  can,
} as const;
const harbor = {
  id: 'o-1',
  identifier: 'iron-harbor',
  name: 'Iron Harbor',
  logo: null,
  bg_color: null,
  text_color: null,
  button_color: null,
  daysLeft: null,
  trialEndsAt: null,
  readOnlySince: null,
  keptUntil: null,
  can: { editBranding: false },
};

const sent: string[] = [];
let leaving: () => Response;
const answer = (data: unknown) => new Response(JSON.stringify({ message: 'OK', data }));

beforeEach(() => {
  sent.length = 0;
  queryClient.clear();
  localStorage.clear();
  session.start({ token: 't', user: employee });
  leaving = () => answer({ ...employee, organizationId: null });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push(`${init?.method ?? 'GET'} ${address}`);
    return init?.method === 'DELETE' ? leaving() : answer(harbor);
  });
});
afterEach(() => vi.unstubAllGlobals());

const Panel = ownOrganization(() => <p>Members’ club</p>);

function open(children: React.ReactNode) {
  const Where = () => <output>{useLocation().pathname}</output>;
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/edit-profile']}>
          {children}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('says what the organization sees, and leaves it after asking', async () => {
  open(<OrganizationSection />);
  expect(await page.findByRole('heading', { name: 'Iron Harbor' })).toBeDefined();
  expect(page.getByText(/No one there sees your food diary/)).toBeDefined();
  fireEvent.click(page.getByRole('button', { name: 'Leave Iron Harbor' }));
  expect(sent.filter((one) => one.startsWith('DELETE'))).toEqual([]);
  fireEvent.click(await page.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(session.current()?.user.organizationId).toBeNull());
  expect(sent).toContain('DELETE /api/people/me/organization');
  expect(page.getByText('/profile')).toBeDefined();
});

it('says why the last administrator can’t leave', async () => {
  leaving = () => new Response(JSON.stringify(refusalOf('last_corporate_admin')), { status: 409 });
  open(<OrganizationSection />);
  fireEvent.click(await page.findByRole('button', { name: 'Leave Iron Harbor' }));
  fireEvent.click(await page.findByRole('button', { name: 'Leave' }));
  expect(await page.findByText(/only administrator/)).toBeDefined();
  expect(session.current()?.user.organizationId).toBe('o-1');
});

it('shows on one’s own page what the organization has, and nothing to who belongs to none', async () => {
  open(<Panel />);
  expect(await page.findByRole('heading', { name: 'Iron Harbor' })).toBeDefined();
  expect(await page.findByText('Members’ club')).toBeDefined();
  expect(page.getByRole('link', { name: 'Privacy and leaving' }).getAttribute('href')).toBe(
    '/edit-profile?tab=organization',
  );
  session.start({ token: 't', user: { ...employee, organizationId: null } });
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Iron Harbor' })).toBeNull());
});
