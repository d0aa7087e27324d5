import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { scanInput } from '@chalkline/contract/events/door.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { newPost } from '@chalkline/contract/posts/post.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { placeOrder } from '../checkout/orders/orders.place.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { checkIn } from '../events/door/scans.service.ts';
import { eventWith } from '../events/events.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { addPost } from '../posts/posts/posts.service.ts';
import { demoSpan } from './demo-days.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';
import { buy, partsAt } from './demo-till.ts';

type Known = Pick<DemoPeople, 'organizer' | 'athlete' | 'judge' | 'corporate-admin' | 'trainee' | 'trainer'> &
  OtherOrganizers;

interface PastEvent {
  readonly by: keyof Known;
  /** Days ago. */
  readonly ago: number;
  readonly time: string;
  readonly name: string;
  readonly description: string;
  readonly place: string;
  readonly price: number;
  /** Those who came, and one who did not. */
  readonly came: readonly (keyof Known)[];
  readonly missed?: keyof Known;
  readonly said: string;
}

const clinic = {
  name: 'Barbell clinic',
  time: '10:00',
  description: 'Snatch before noon, clean and jerk after. Eight at most on a platform.',
  place: 'Harbor Hall, Rotterdam',
  price: 1500,
} as const;

const gymEvening = {
  name: 'Members’ evening',
  time: '18:30',
  description: 'Platforms, coaches and soup.',
  place: 'Main floor',
  price: 0,
} as const;

const past: readonly PastEvent[] = [
  {
    ...clinic,
    by: 'judge',
    ago: 79,
    came: ['athlete', 'kenji', 'ingrid', 'arun'],
    missed: 'organizer',
    said: 'Thank you all. Elbows up, and see you next month.',
  },
  {
    ...gymEvening,
    by: 'corporate-admin',
    ago: 65,
    came: ['trainee', 'trainer'],
    said: 'Twelve liters of soup. Next time fifteen.',
  },
  {
    ...clinic,
    by: 'judge',
    ago: 51,
    came: ['athlete', 'claire', 'kenji', 'catalina', 'organizer'],
    said: 'Four personal records in one morning.',
  },
  {
    by: 'claire',
    ago: 38,
    time: '18:00',
    name: 'Open gym night',
    place: 'Harbor Hall, Rotterdam',
    price: 0,
    description: 'The floor is yours until the lights go out.',
    came: ['athlete', 'judge', 'organizer'],
    missed: 'kenji',
    said: 'A full floor. The next one is in four weeks.',
  },
  {
    ...clinic,
    by: 'judge',
    ago: 23,
    came: ['athlete', 'claire', 'ingrid', 'arun'],
    missed: 'catalina',
    said: 'Videos are with each of you. Watch your feet.',
  },
];

/** Events of the last three months, sold, held and talked about. Oldest first. */
export async function makePastEvents(parts: Parts, people: Known): Promise<void> {
  for (const sketch of past) await makePastEvent(parts, people, sketch);
}

async function makePastEvent(
  parts: Parts,
  people: Known,
  { by, ago, time, price, came, missed, said, ...facts }: PastEvent,
): Promise<void> {
  const span = demoSpan(parts, { days: -ago, time, hours: 3, zone: 'Europe/Amsterdam' });
  const starts = Date.parse(span.starts_at);
  const at = (hours: number) => partsAt(parts, new Date(starts + hours * hour));
  const host = asViewer(people[by]);
  const made = await eventWith(at(-24 * 14), host, {
    ...facts,
    ...span,
    ticket_types: [{ name: price > 0 ? 'Place' : 'Seat', price, capacity: 24 }],
  });
  const itemId = made.facts.event?.ticketTypes[0]?.id ?? '';
  const guests = [...came, ...(missed ? [missed] : [])];
  for (const [index, who] of guests.entries()) {
    const draft = orderDraft.parse({ kind: ticketKind, offerId: made.id, lines: [{ itemId }] });
    await get(at(24 * (2 * index - 12)), people[who], draft, price);
  }
  for (const who of came) {
    const scan = scanInput.parse({ group_id: made.id, user_id: people[who].id, gate: 'Door' });
    await checkIn(at(-0.25), host, scan);
  }
  await addPost(at(5), host, newPost.parse({ group_id: made.id, text: said, kind: 'announcement' }));
}

async function get(
  parts: Parts,
  who: Person,
  draft: ReturnType<typeof orderDraft.parse>,
  price: number,
): Promise<void> {
  if (price > 0) await buy(parts, who, draft);
  else await placeOrder(parts, asViewer(who), draft);
}
