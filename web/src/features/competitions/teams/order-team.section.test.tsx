import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { OrderTeamSection } from './order-team.section.tsx';

const path = '/api/competitions/c1';
const order = { id: 'o1', offerId: 'c1', lines: [{ id: 'l1', itemId: 'd1', title: 'Pairs', units: [] }] };
const Section = () => <OrderTeamSection order={order as unknown as OrderReply} />;
let server: FakeServer;

beforeEach(() => {
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  const person = {
    id: 'p1',
    email: 'a@example.org',
    name: 'Ana',
    photo: null,
    accountType: 'trainee',
  } as const;
  session.start({ token: 'token', user: { ...person, can } });
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const pairs = divisionSample('d1', { name: 'Pairs', teamSize: 2 });
  const data = competitionSample({ divisions: [pairs, divisionSample('d2')] });
  server.answer(path, () => ({ data }));
  server.answer(`${path}/registration`, () => ({
    data: {
      divisions: [
        { divisionId: 'd1', entryId: 'e1' },
        { divisionId: 'd2', entryId: 'e2' },
      ],
    },
  }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a captain', [{ entryId: 'e1' }], true],
  ['a member', [{ entryId: 'e2' }], false],
])(
  'leads %s from the order to the team, and tells captains what canceling does',
  async (_who, places, warns) => {
    server.answer(`${path}/my-places`, () => ({ data: places }));
    openPart(Section, competitionSample());
    const link = await page.findByRole('link', { name: 'Open your team' });
    expect(link.getAttribute('href')).toBe('/team/c1/e1');
    if (warns) await page.findByText(/your whole team is withdrawn/);
    else expect(page.queryByText(/your whole team is withdrawn/)).toBeNull();
    expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Your team in Pairs',
    ]);
  },
);

it('lets the buyer give up a place that nothing comes back for', async () => {
  const place = { entryId: 'e1', orderId: 'o1', division: 'Pairs', isTeam: true, can: { withdraw: true } };
  const refund = { amount: 0, currency: 'EUR', isYours: true };
  server.answer(`${path}/my-places`, () => ({ data: [{ ...place, refund }] }));
  server.answer('/api/my/places/e1/withdrawal', () => ({ status: 201, data: null }));
  openPart(Section, competitionSample());
  fireEvent.click(await page.findByRole('button', { name: 'Withdraw' }));
  await page.findByText(/Your whole team is withdrawn. You get nothing back./);
  fireEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});
