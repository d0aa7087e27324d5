import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { CompeteForm } from './compete-form.tsx';

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
  divisions: [
    {
      divisionId: 'd1',
      price: 5000,
      next: null,
      left: null,
      waiting: 0,
      heldForWaiting: 0,
      reason: null,
      needs: { birthDate: false, gender: false },
      entryId: null,
      waitingPlace: null,
      order: null,
    },
  ],
  athlete: { name: 'Ana Sol', country: null },
};

let sent: { address: string; promoCode: string | undefined }[];

const quote = { promoCode: null, subtotal: 5000, discount: 0, tax: 0, taxIncluded: true, total: 5000 };
const refusal = {
  message: 'This promo code doesn’t exist.',
  errors: [{ code: 'promo_code_unknown', message: 'This promo code doesn’t exist.', path: 'body.promoCode' }],
};

beforeEach(() => {
  const server = new FakeServer();
  sent = [];
  server.answer('/api/orders/quote', () => ({ data: { title: '', holdMinutes: 10, lines: [], ...quote } }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!init?.body) return server.fetch(address, init);
    const { promoCode } = JSON.parse(String(init.body));
    sent.push({ address, promoCode });
    const isRefused = promoCode || address.endsWith('/api/orders');
    return isRefused
      ? Promise.resolve(new Response(JSON.stringify(refusal), { status: 422 }))
      : server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const orders = () => sent.filter(({ address }) => address.endsWith('/api/orders'));

async function openWithDivision() {
  const competition = competitionSample({ divisions: [divisionSample('d1')] });
  openPart(
    () => <CompeteForm competition={competition} registration={registration} papers={undefined} />,
    competition,
  );
  fireEvent.click(await page.findByRole('radio', { name: /Women Rx/ }));
  return page.getByRole('textbox', { name: /Promo code/ });
}

it('drops a refused code once it is no longer in its field', async () => {
  const code = await openWithDivision();
  fireEvent.change(code, { target: { value: 'NOPE' } });
  fireEvent.click(page.getByRole('button', { name: 'Use code' }));
  await page.findByText('This promo code doesn’t exist.');
  fireEvent.change(code, { target: { value: '' } });
  await waitFor(() => expect(page.queryByText('This promo code doesn’t exist.')).toBeNull());
  const [pay] = page.getAllByRole('button', { name: 'Pay €50.00' });
  if (pay) fireEvent.click(pay);
  await waitFor(() => expect(orders()).toMatchObject([{ promoCode: undefined }]));
});

it('orders with a code that was typed, whether its button was pressed or not', async () => {
  const code = await openWithDivision();
  fireEvent.change(code, { target: { value: ' SPRING ' } });
  const [pay] = page.getAllByRole('button', { name: 'Pay €50.00' });
  if (pay) fireEvent.click(pay);
  await waitFor(() => expect(orders()).toMatchObject([{ promoCode: 'SPRING' }]));
});
