import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { scanInput } from '@chalkline/contract/events/door.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { newEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { question } from '@chalkline/contract/waivers/question.schema.ts';
import { newWaiver } from '@chalkline/contract/waivers/waiver.schema.ts';
import { hhmmIn } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { placeOrder } from '../checkout/orders/orders.place.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { cancelEvent } from '../events/cancellations/cancellations.service.ts';
import { checkIn } from '../events/door/scans.service.ts';
import { listTickets } from '../events/events/events.service.ts';
import { eventWith } from '../events/events.factory.ts';
import { createEventPromoCode } from '../events/promo-codes/promo-codes.service.ts';
import { offerTicket } from '../events/transfers/transfers.service.ts';
import { joinTicketWaiting } from '../events/waiting/waiting.service.ts';
import type { GroupShown } from '../groups/directory/groups.service.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { setQuestions } from '../waivers/questions/questions.service.ts';
import { createWaiver } from '../waivers/waivers/waivers.service.ts';
import { demoSpan, spanFrom } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

type Known = Pick<DemoPeople, 'organizer' | 'athlete' | 'judge' | 'corporate-admin' | 'trainee'> &
  OtherOrganizers;

/**
 * An event about to begin, an evening with free tickets that some have taken, a paid workshop, one that is sold out with
 * people waiting, one that was canceled, and one of the gym, whose desk sells tickets to it.
 */
export async function makeDemoEvents(parts: Parts, people: Known): Promise<void> {
  const { organizer, athlete, judge, claire, kenji, ingrid } = people;
  const planned = daysAgo(parts, 21);
  const from = (days: number, time: string, hours: number, zone = 'Europe/Amsterdam') =>
    demoSpan(parts, { days, time, hours, zone });
  const gym = await eventWith(planned, asViewer(claire), {
    ...from(4, '18:00', 3),
    name: 'Open gym night',
    category: 'functional_fitness',
    description: 'The floor is yours: barbells, rowers, rings. Coffee until the lights go out.',
    place: 'Harbor Hall, Rotterdam',
    ticket_types: [
      { name: 'Floor', price: 0, capacity: 40, blocked: 4 },
      { name: 'Spectator', price: 0 },
    ],
  });
  for (const who of [athlete, judge, organizer, kenji]) await take(daysAgo(parts, 6), who, gym);
  await offerOne(parts, athlete, gym, 'a.friend@demo.test');
  await offerOne(parts, kenji, gym, athlete.email);

  const kettlebells = await eventWith(planned, asViewer(organizer), {
    ...from(18, '10:00', 6, 'Europe/Lisbon'),
    name: 'Kettlebell day',
    category: 'strength',
    description: 'Swings before lunch, long sets after.',
    place: 'Armazém 14, Lisbon',
    zone: 'Europe/Lisbon',
    capacity: 60,
    refund_rule: [{ hoursBefore: 48, rate: 10_000, kept: 0 }],
    add_ons: [
      { name: 'Event T-shirt', price: 2200, capacity: 50, per_ticket: 2 },
      { name: 'Parking', price: 600, capacity: 15 },
    ],
    ticket_types: [
      {
        name: 'Day ticket',
        price: 4800,
        capacity: 40,
        price_steps: [{ price: 3600, until: null, places: 12 }],
      },
      { name: 'Spectator', price: 1200, asks_papers: false },
      { name: 'Supporter', price: 500, is_open_price: true, asks_papers: false },
      { name: 'Crew', price: 0, capacity: 12, code: 'CHALK', asks_papers: false },
    ],
  });
  await askAttendees(parts, organizer, kettlebells);
  const swing = { code: 'SWING10', kind: 'percent', value: 1000, maxUses: 100 } as const;
  await createEventPromoCode(planned, asViewer(organizer), kettlebells.id, newEventPromoCode.parse(swing));

  const talk = await eventWith(planned, asViewer(judge), {
    ...from(9, '19:30', 2),
    name: 'Judging basics',
    description: 'Standards, no-reps and how to count out loud.',
    place: 'Harbor Hall, upper floor, Rotterdam',
    ticket_types: [{ name: 'Seat', price: 0, capacity: 3 }],
  });
  for (const who of [athlete, ingrid, claire]) await take(daysAgo(parts, 13), who, talk);
  const typeId = talk.facts.event?.ticketTypes[0]?.id ?? '';
  for (const who of [kenji, organizer])
    await joinTicketWaiting(daysAgo(parts, 8), asViewer(who), { eventId: talk.id, typeId }, { code: '' });
  const rope = await eventWith(planned, asViewer(claire), {
    ...from(12, '17:00', 2),
    name: 'Rope climb evening',
    description: 'Ten meters up, as often as you can.',
    place: 'Harbor Hall, Rotterdam',
    ticket_types: [{ name: 'Climber', price: 0, capacity: 20 }],
  });
  for (const who of [athlete, kenji]) await take(daysAgo(parts, 15), who, rope);
  await cancelEvent(daysAgo(parts, 2), asViewer(claire), rope.id, {
    name: 'Rope climb evening',
    reason: 'The beam needs a repair. We’ll be back in spring.',
  });
  await makeNext(parts, people);
  const evening = await eventWith(planned, asViewer(people['corporate-admin']), {
    ...from(2, '18:30', 3),
    name: 'Lifters’ evening',
    description: 'Members bring a friend. Platforms, coaches and soup.',
    place: 'Main floor',
    capacity: 60,
    ticket_types: [
      { name: 'Member', price: 0 },
      { name: 'Guest of a member', price: 1000 },
      { name: 'Day pass', price: 1500, capacity: 12 },
    ],
  });
  await take(daysAgo(parts, 4), people.trainee, evening);
}

/** Whenever the demo starts, one of these is awake. */
const halls = {
  day: { place: 'Harbor Hall, Rotterdam', zone: 'Europe/Amsterdam' },
  night: { place: 'Railyard Hall, Vancouver', zone: 'America/Vancouver' },
} as const;

/** An event that begins within the hour, half sold, with half of those in already. */
async function makeNext(
  parts: Parts,
  { organizer, athlete, judge, claire, kenji, ingrid }: Known,
): Promise<void> {
  const starts = Math.floor(parts.clock.now().getTime() / hour + 1) * hour;
  const inRotterdam = hhmmIn(new Date(starts), halls.day.zone);
  const next = await eventWith(daysAgo(parts, 16), asViewer(judge), {
    ...spanFrom(starts, 3),
    ...(inRotterdam >= '08:00' && inRotterdam < '21:30' ? halls.day : halls.night),
    name: 'Open platform',
    description: 'One platform, one bar, loud music. Doors open early; bring your ticket.',
    ticket_types: [{ name: 'Seat', price: 0, capacity: 12 }],
  });
  const guests = [athlete, judge, claire, kenji, ingrid, organizer];
  for (const [index, who] of guests.entries()) await take(daysAgo(parts, 14 - 2 * index), who, next);
  for (const [index, { id }] of guests.slice(0, 3).entries()) {
    const scan = scanInput.parse({ group_id: next.id, user_id: id, gate: `Gate ${(index % 2) + 1}` });
    await checkIn(parts, asViewer(judge), scan);
  }
}

/** One ticket of the first type. */
async function take(parts: Parts, who: Person, { id: offerId, facts }: GroupShown): Promise<void> {
  const itemId = facts.event?.ticketTypes[0]?.id ?? '';
  const draft = orderDraft.parse({ kind: ticketKind, offerId, lines: [{ itemId }] });
  await placeOrder(parts, asViewer(who), draft);
}

/** Offers the ticket of an event to somebody. */
async function offerOne(parts: Parts, who: Person, { id }: GroupShown, email: string): Promise<void> {
  const { data } = await listTickets(parts, asViewer(who), { limit: 100 });
  const ticket = data.find(({ event }) => event.id === id);
  if (ticket) await offerTicket(parts, asViewer(who), ticket.id, { email });
}

/** A waiver, a question about each attendee and one about the order. */
async function askAttendees(parts: Parts, owner: Person, { id: subjectId }: GroupShown): Promise<void> {
  const viewer = asViewer(owner);
  const waiver = newWaiver.parse({
    group_id: subjectId,
    title: 'Training waiver',
    text: 'Kettlebells are heavy. I train at my own risk, follow the coaches and tell them about injuries.',
  });
  await createWaiver(parts, viewer, waiver, undefined);
  const questions = [
    {
      scope: 'person',
      kind: 'choice',
      label: 'Bell you swing most',
      required: true,
      options: ['12 kg', '16 kg', '20 kg', '24 kg', '32 kg'],
    },
    { scope: 'order', kind: 'text', label: 'License plate, if you park with us', required: false },
  ].map((asked) => question.parse({ id: newId(), ...asked }));
  await setQuestions(parts, viewer, { subjectKind: 'event', subjectId, version: 0, questions });
}
