import type {
  AddOnInput,
  AddOnReply,
  EventReply,
  TicketTypeReply,
} from '@chalkline/contract/groups/group-facts.schema.ts';
import type { SeriesRule } from '@chalkline/contract/series-rule.ts';

/** What the form begins with, from what the server says of an event. */
export const typeInputOf = (type: TicketTypeReply) => ({
  id: type.id,
  name: type.name,
  price: type.price,
  capacity: type.capacity,
  blocked: type.blocked ?? 0,
  is_open_price: type.isOpenPrice,
  code: type.code ?? '',
  price_steps: type.priceSteps ?? [],
  is_transferable: type.isTransferable,
  asks_papers: type.asksPapers,
  per_order: type.perOrder,
  min_per_order: type.minPerOrder,
  per_person: type.perPerson,
  sales_from: type.salesFrom,
  sales_until: type.salesUntil,
});

export const addOnInputOf = ({ id, name, price, capacity, perTicket }: AddOnReply): AddOnInput => ({
  id,
  name,
  price,
  capacity,
  per_ticket: perTicket,
});

/** How the rule of a series reads from a later date on. */
export function ruleFrom({ rule, more }: NonNullable<EventReply['series']>): SeriesRule {
  return rule.until === null ? { ...rule, times: more + 1 } : rule;
}
