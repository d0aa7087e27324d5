import { addresses } from '@chalkline/contract/urls.ts';
import { screen as page, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { KnownAddresses } from '../../platform/known-addresses.ts';
import { session } from '../../platform/session.ts';
import { AdminRoom } from './admin-room.tsx';

afterEach(() => session.end());

function open(accountType: 'admin' | 'corporate_admin', at: string) {
  const can = { seeDashboard: true, seeFitnessPrograms: true, seeClients: true };
  const user = { id: 'p1', name: 'Teodora', email: 't@example.org', photo: null, can, accountType };
  session.start({ token: 't', user });
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <KnownAddresses value={new Set(Object.values(addresses))}>
        <AdminRoom>
          <h1>Here</h1>
        </AdminRoom>
      </KnownAddresses>
    </MemoryRouter>,
  );
  const menu = within(page.getByRole('navigation', { name: 'Dashboard' }));
  const labels = menu.getAllByRole('link').map((link) => link.textContent);
  const current = menu.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent;
  unmount();
  return { labels, current };
}

it('calls what opens by what it is: companies for the site, branding for a company', () => {
  expect(open('admin', addresses.branding)).toMatchObject({ current: 'Companies' });
  expect(open('corporate_admin', addresses.branding)).toMatchObject({ current: 'Branding' });
  expect(open('admin', addresses.branding).labels).not.toContain('Branding');
});

it('leads to what was sold, beside the books of a company', () => {
  const ofSite = open('admin', addresses.revenues);
  expect(ofSite.current).toBe('Revenues');
  expect(ofSite.labels.filter((label) => label === 'Revenues')).toHaveLength(1);
  const ofCompany = open('corporate_admin', addresses.revenues);
  expect(ofCompany.current).toBe('Sales and payouts');
  expect(ofCompany.labels).toContain('Revenues');
});

it('keeps Moderation current on a report', () => {
  expect(open('admin', '/moderation/c1').current).toBe('Moderation');
});

it('leads to what waits for a decision: trainer requests, and for the site partner applications', () => {
  expect(open('admin', addresses.requestsTrainer).current).toBe('Trainer requests');
  expect(open('admin', addresses.partnersDashboard).current).toBe('Partners');
  const ofCompany = open('corporate_admin', addresses.requestsTrainer);
  expect(ofCompany.current).toBe('Trainer requests');
  expect(ofCompany.labels).not.toContain('Partners');
});
