import { expect, it } from 'vitest';
import { labelOf } from '../../../platform/field-texts.ts';
import { eventTexts } from './event-form-texts.ts';

const texts = eventTexts({
  ticket_types: [{ name: 'Spectator' }, { name: '' }],
  add_ons: [{ name: 'T-shirt' }],
});

it.each([
  ['ticket_types.0.capacity', 'Spectator, how many'],
  ['ticket_types.0.price_steps.1.until', 'Spectator, earlier price 2, until'],
  ['ticket_types.1.price', 'Ticket type 2, price'],
  ['ticket_types.0.name', 'Ticket type 1, name'],
  ['add_ons.0.per_ticket', 'T-shirt, per ticket, at most'],
])('calls %s %s', (field, label) => expect(labelOf(texts, field)).toBe(label));
