import {
  type AddOnInput,
  eventLimits,
  type TicketTypeInput,
} from '@chalkline/contract/groups/group-facts.schema.ts';
import { seriesLimits } from '@chalkline/contract/series-rule.ts';
import { refundFieldTexts } from '../../../patterns/refund-fields.tsx';
import { type FieldTexts, numberAt } from '../../../platform/field-texts.ts';

interface Named {
  readonly ticket_types: readonly Pick<TicketTypeInput, 'name'>[];
  readonly add_ons: readonly Pick<AddOnInput, 'name'>[];
}

const blockedWrong = 'Enter a whole number, no more than there are.';
const orEmpty = 'Enter a whole number, or leave it empty.';
const nameWrong = `Enter a name of up to ${eventLimits.typeName} characters.`;
const perOrderWrong = `Enter a whole number from 1 to ${eventLimits.perOrder}.`;

/** The texts of the event form. Ticket types and add-ons are named as in their boxes: by name, else by number. */
export const eventTexts = ({ ticket_types, add_ons }: Named): FieldTexts => {
  const type = (at = '0') => ticket_types[Number(at)]?.name || `Ticket type ${numberAt(at)}`;
  const addOn = (at = '0') => add_ons[Number(at)]?.name || `Add-on ${numberAt(at)}`;
  const ofType = (what: string, wrong: string) => ({ label: (at?: string) => `${type(at)}, ${what}`, wrong });
  const ofAddOn = (what: string, wrong: string) => ({
    label: (at?: string) => `${addOn(at)}, ${what}`,
    wrong,
  });
  const ofStep = (what: string, wrong: string) => ({
    label: (at?: string, step?: string) => `${type(at)}, earlier price ${numberAt(step)}${what}`,
    wrong,
  });
  return {
    place: { label: 'Place', wrong: `Enter a place of up to ${eventLimits.place} characters.` },
    category: { label: 'Category', wrong: 'Choose one from the list.' },
    starts_at: { label: 'Starts', wrong: 'Choose when it starts.' },
    ends_at: { label: 'Ends', wrong: 'Choose when it ends.' },
    zone: { label: 'Time zone', wrong: 'Choose a time zone.' },
    capacity: { label: 'Tickets in total', wrong: orEmpty },
    blocked: { label: 'Held back, any type', wrong: blockedWrong },
    currency: { label: 'Currency', wrong: 'Choose a currency.' },
    hold_minutes: { label: 'Minutes to pay', wrong: 'Enter a whole number from 5 to 60.' },
    ...refundFieldTexts('refund_rule'),
    repeat: { label: 'Repeats', wrong: 'Choose how the event repeats.' },
    'repeat.every': { label: 'Every', wrong: `Enter a whole number from 1 to ${seriesLimits.every}.` },
    'repeat.until': { label: 'Until', wrong: 'Choose the last day, or enter the number of dates.' },
    'repeat.times': {
      label: 'Number of dates',
      wrong: `Enter a whole number from 1 to ${seriesLimits.dates}.`,
    },
    ticket_types: { label: 'Ticket types', wrong: 'Check the name, price and number of each type.' },
    'ticket_types.*.name': { label: (at) => `Ticket type ${numberAt(at)}, name`, wrong: nameWrong },
    'ticket_types.*.price': ofType('price', 'Enter an amount.'),
    'ticket_types.*.capacity': ofType('how many', orEmpty),
    'ticket_types.*.blocked': ofType('held back', blockedWrong),
    'ticket_types.*.min_per_order': ofType('per order, at least', perOrderWrong),
    'ticket_types.*.per_order': ofType('per order, at most', perOrderWrong),
    'ticket_types.*.per_person': ofType('per person, at most', orEmpty),
    'ticket_types.*.code': ofType('code', `Enter at most ${eventLimits.typeCode} characters.`),
    'ticket_types.*.sales_from': ofType('sales start', 'Choose when sales start, or leave it empty.'),
    'ticket_types.*.sales_until': ofType('sales end', 'Choose when sales end, or leave it empty.'),
    'ticket_types.*.price_steps.*.price': ofStep('', 'Enter an amount.'),
    'ticket_types.*.price_steps.*.until': ofStep(
      ', until',
      'Choose until when this price holds, or for how many tickets.',
    ),
    'ticket_types.*.price_steps.*.places': ofStep(', number', orEmpty),
    add_ons: { label: 'Add-ons', wrong: 'Check the name, price and numbers of each add-on.' },
    'add_ons.*.name': { label: (at) => `Add-on ${numberAt(at)}, name`, wrong: nameWrong },
    'add_ons.*.price': ofAddOn('price', 'Enter an amount.'),
    'add_ons.*.capacity': ofAddOn('how many in total', orEmpty),
    'add_ons.*.per_ticket': ofAddOn('per ticket, at most', perOrderWrong),
  };
};
