import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { hasUnsaved } from '../../../ui/unsaved.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { CompeteForm } from './compete-form.tsx';

const reason = 'A mixed team needs at least one woman and one man.';
const offer: RegistrationReply['divisions'][number] = {
  divisionId: 'd1',
  price: 0,
  next: null,
  left: null,
  waiting: 0,
  heldForWaiting: 0,
  reason: null,
  needs: { birthDate: false, gender: false },
  entryId: null,
  waitingPlace: null,
  order: null,
};
const registration: RegistrationReply = {
  state: 'open',
  opensAt: null,
  closesAt: null,
  currency: 'EUR',
  taxIncluded: true,
  holdMinutes: 10,
  refundRule: [],
  transferHours: null,
  shareHours: null,
  left: null,
  divisions: [offer, { ...offer, divisionId: 'd2' }],
  athlete: { name: 'Ana Sol', country: null },
};

beforeEach(() => {
  const server = new FakeServer();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!init?.body || address.endsWith('/quote')) return server.fetch(address, init);
    const errors = [{ code: 'not_eligible', message: reason, path: 'body.lines.0' }];
    return Promise.resolve(new Response(JSON.stringify({ message: reason, errors }), { status: 422 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows why a team was refused at its fields, goes to the reason each time, and asks before what was typed is lost', async () => {
  const competition = competitionSample({
    divisions: [divisionSample('d1', { teamSize: 2 }), divisionSample('d2', { name: 'Open' })],
  });
  openPart(
    () => <CompeteForm competition={competition} registration={registration} papers={undefined} />,
    competition,
  );
  expect(hasUnsaved()).toBe(false);
  fireEvent.click(await page.findByRole('radio', { name: /Women Rx/ }));
  const name = page.getByRole('textbox', { name: 'Team name' });
  fireEvent.change(name, { target: { value: 'Low Tide' } });
  expect(hasUnsaved()).toBe(true);
  const summary = () => page.getByText('Check 1 field before you continue.').closest('[tabindex]');
  for (let press = 0; press < 2; press += 1) {
    name.focus();
    const [pay] = page.getAllByRole('button', { name: 'Register' });
    if (pay) fireEvent.click(pay);
    await page.findByText(`Division: ${reason}`);
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  }
  expect(page.getByRole('group', { name: 'Team, Women Rx' }).textContent).toContain(reason);
  fireEvent.click(page.getByRole('link', { name: `Division: ${reason}` }));
  expect(document.activeElement?.id).toBe('chosen.0');
  fireEvent.click(page.getByRole('radio', { name: /^Open/ }));
  await waitFor(() => expect(page.queryByText(new RegExp(reason))).toBeNull());
});
