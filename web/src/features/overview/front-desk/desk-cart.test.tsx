import type { EventReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { DeskCart } from './desk-cart.tsx';

const type = (id: string, price: number, more: Partial<TicketTypeReply> = {}) =>
  ({
    id,
    name: id,
    price,
    prices: [price],
    perOrder: 4,
    minPerOrder: 1,
    left: null,
    state: 'on_sale',
    code: '',
    isOpenPrice: false,
    asksPapers: false,
    ...more,
  }) as unknown as TicketTypeReply;

const event = {
  currency: 'EUR',
  asksPapers: true,
  ticketTypes: [type('Floor', 2500, { asksPapers: true }), type('Supporter', 500, { isOpenPrice: true })],
  addOns: [{ id: 'shirt', name: 'T-shirt', price: 2000, perTicket: 1, left: null }],
} as unknown as EventReply;

const answers = new Map<string, unknown>();
const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  queryClient.clear();
  sent.length = 0;
  answers.clear();
  const sold = { orderId: 'o-1', state: 'paid', total: 0 };
  answers.set('/api/desk/sales', sold);
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const path = new URL(address, 'http://here').pathname;
    sent.push({ path, body: JSON.parse(body ?? '{}') });
    const answer = answers.get(path) ?? [];
    const isRefused = typeof answer === 'object' && 'errors' in answer;
    const reply = isRefused ? answer : { message: 'OK', data: answer };
    return new Response(JSON.stringify(reply), { status: isRefused ? 422 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(personId: string | null = null) {
  const onSold = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <DeskCart eventId="e-1" event={event} personId={personId} onSold={onSold} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onSold;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sale = () => sent.find(({ path }) => path === '/api/desk/sales')?.body;

it('sells several types with add-ons at one’s own price in one order', async () => {
  const onSold = open('p-1');
  press(/^Floor/);
  press(/^Floor/);
  press(/^Supporter/);
  press('One more: T-shirt');
  fill('Price for each: Supporter', '12');
  expect(screen.getByText('Questions and waivers are asked at the door.')).toBeDefined();
  press('Cash €82.00');
  await waitFor(() => expect(onSold).toHaveBeenCalledWith({ orderId: 'o-1', isPaid: true }));
  expect(sale()).toEqual({
    eventId: 'e-1',
    personId: 'p-1',
    method: 'cash',
    lines: [
      { itemId: 'Floor', quantity: 2, code: '' },
      { itemId: 'Supporter', quantity: 1, code: '', amount: 1200 },
      { itemId: 'shirt', quantity: 1 },
    ],
  });
});

it('asks a walk-in for a name, and for an email before a card', async () => {
  open();
  press(/^Floor/);
  fill('Name on the ticket', 'Sol Hart');
  press('Card');
  expect(await screen.findByText('Enter an email, like name@example.org.')).toBeDefined();
  expect(sale()).toBeUndefined();
  fill('Email', 'sol@example.org');
  press('Card');
  await waitFor(() => expect(sale()).toMatchObject({ method: 'card', email: 'sol@example.org' }));
});

it('takes a promo code at the price the server says, and says why one isn’t good', async () => {
  const refused = { code: 'code_invalid', message: 'There is no code like this.', path: 'body.promoCode' };
  answers.set('/api/desk/quotes', { message: refused.message, errors: [refused] });
  open('p-1');
  press(/^Floor/);
  press('Add a code');
  fill('Promo or ticket code', 'HALV');
  press('Use code');
  expect(await screen.findByText(refused.message)).toBeDefined();
  expect((screen.getByRole('button', { name: 'Cash €25.00' }) as HTMLButtonElement).disabled).toBe(true);
  answers.set('/api/desk/quotes', { promoCode: 'HALF', discount: 1250, total: 1250 });
  fill('Promo or ticket code', 'half');
  press('Use code');
  expect(await screen.findByText('Code HALF: -€12.50')).toBeDefined();
  press('Cash €12.50');
  await waitFor(() => expect(sale()).toMatchObject({ promoCode: 'half' }));
});

it('opens hidden tickets with their code', async () => {
  answers.set('/api/events/e-1/hidden-types', [type('Crew', 1000)]);
  open('p-1');
  press('Add a code');
  fill('Promo or ticket code', 'crew');
  press('Use code');
  fireEvent.click(await screen.findByRole('button', { name: /^Crew/ }));
  press('Cash €10.00');
  await waitFor(() => expect(sale()).toMatchObject({ lines: [{ itemId: 'Crew', code: 'crew' }] }));
});
