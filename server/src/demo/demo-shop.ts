import { day, hour } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { findLines } from '../checkout/orders/orders.repository.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listOwnProducts } from '../partners/products/products.service.ts';
import {
  deliverParcel,
  getReceivedOrder,
  moveReceivedOrder,
  shipParcel,
} from '../partners/received/received.service.ts';
import { homeOf, productDraft } from '../partners/sale/sale.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { oldAccountOf } from './demo-account.ts';
import { buy, partsAt, refund } from './demo-till.ts';

interface Sketch {
  readonly buyer: string;
  /** ISO 3166-1 alpha-3, with a street and a town there. */
  readonly country: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  /** Hours ago. */
  readonly ago: number;
  /** Pieces by product and variant: "Speed rope", "Three-hole grips, L". */
  readonly pieces: Readonly<Record<string, number>>;
  readonly until: 'new' | 'accepted' | 'packed' | 'half' | 'shipped' | 'delivered' | 'canceled';
}

/** What Noordkaap was paid for in the last two weeks, in every state. */
const sketches: readonly Sketch[] = [
  {
    buyer: 'Dário Fontes',
    country: 'PRT',
    street: 'Rua das Flores 8',
    postalCode: '1200-195',
    town: 'Lisbon',
    ago: 290,
    pieces: { 'Wrist wraps, 30 cm': 2 },
    until: 'delivered',
  },
  {
    buyer: 'Yui Tanabe',
    country: 'DEU',
    street: 'Sonnenallee 40',
    postalCode: '12045',
    town: 'Berlin',
    ago: 76,
    pieces: { 'Speed rope': 1 },
    until: 'shipped',
  },
  {
    buyer: 'Katalin Szűcs',
    country: 'BEL',
    street: 'Vlaanderenstraat 3',
    postalCode: '9000',
    town: 'Ghent',
    ago: 60,
    pieces: { 'Knee sleeves, M': 1 },
    until: 'canceled',
  },
  {
    buyer: 'Hanna Lindqvist',
    country: 'SWE',
    street: 'Linnégatan 24 B',
    postalCode: '413 04',
    town: 'Gothenburg',
    ago: 50,
    until: 'half',
    pieces: { 'Three-hole grips, L': 1, 'Block chalk': 2, 'Speed rope': 1 },
  },
  {
    buyer: 'Emeka Adeyemi',
    country: 'NLD',
    street: 'Coolsingel 77',
    postalCode: '3012 AE',
    town: 'Rotterdam',
    ago: 22,
    pieces: { 'Wrist wraps, 50 cm': 1 },
    until: 'accepted',
  },
  {
    buyer: 'Siobhán Kerrigan',
    country: 'IRL',
    street: '5 Capel Street',
    postalCode: 'D01 R6X0',
    town: 'Dublin',
    ago: 5,
    pieces: { 'Three-hole grips, M': 1, 'Block chalk': 4 },
    until: 'new',
  },
  {
    buyer: 'Tobias Reinholt',
    country: 'DEU',
    street: 'Am Hafen 2',
    postalCode: '20457',
    town: 'Hamburg',
    ago: 1,
    pieces: { 'Block chalk': 3 },
    until: 'new',
  },
];

type Home = Pick<Sketch, 'buyer' | 'country' | 'street' | 'postalCode' | 'town'>;

/** Who orders again and again; the first two are people of the demo. */
const regulars: readonly Home[] = [
  {
    buyer: 'Noor van den Akker',
    country: 'NLD',
    street: 'Maashaven 41',
    postalCode: '3072 AE',
    town: 'Rotterdam',
  },
  {
    buyer: 'Claire Bouchard',
    country: 'FRA',
    street: '12 rue Kervégan',
    postalCode: '44000',
    town: 'Nantes',
  },
  {
    buyer: 'Camille Vasseur',
    country: 'FRA',
    street: '3 quai de la Fosse',
    postalCode: '44000',
    town: 'Nantes',
  },
  { buyer: 'Signe Halvorsen', country: 'NOR', street: 'Nygårdsgaten 88', postalCode: '5008', town: 'Bergen' },
  { buyer: 'Paola Ferretti', country: 'ITA', street: 'Via Torino 17', postalCode: '34123', town: 'Trieste' },
  { buyer: 'Zofia Wrona', country: 'POL', street: 'ul. Doki 1', postalCode: '80-863', town: 'Gdańsk' },
  {
    buyer: 'Ines Carvalho',
    country: 'PRT',
    street: 'Rua da Boavista 90',
    postalCode: '1200-068',
    town: 'Lisbon',
  },
];

const baskets: readonly Sketch['pieces'][] = [
  { 'Block chalk': 2 },
  { 'Speed rope': 1 },
  { 'Wrist wraps, 30 cm': 1, 'Block chalk': 1 },
  { 'Three-hole grips, L': 1 },
  { 'Block chalk': 4 },
  { 'Wrist wraps, 50 cm': 1 },
  { 'Speed rope': 1, 'Block chalk': 2 },
  { 'Three-hole grips, S': 1 },
];

const orderedBefore = 30;
/** Those that were canceled. */
const dropped = [9, 22];

/** An order every three days, and more of them towards the end. */
const older: readonly Sketch[] = Array.from({ length: orderedBefore }, (_, index) => ({
  ...(regulars[index % regulars.length] as Home),
  ago: Math.round((14 + 73 * (1 - index / orderedBefore) ** 1.3) * 24) - (index % 5),
  pieces: baskets[index % baskets.length] ?? {},
  until: dropped.includes(index) ? 'canceled' : 'delivered',
}));

/** Orders in every state at a partner that has products. */
export async function makeShopOrders(
  parts: Parts,
  owner: Person,
  partnerId: string,
  known: readonly Person[],
): Promise<void> {
  const { data } = await listOwnProducts(parts, asViewer(owner), { limit: 50 });
  const variants = new Map(
    data.flatMap(({ row, variants: sold }) =>
      sold.map(({ id, values }) => [[row.name, ...values].join(', '), id] as const),
    ),
  );
  for (const sketch of [...older, ...sketches]) {
    const then = partsAt(parts, new Date(parts.clock.now().getTime() - sketch.ago * hour));
    const buyer =
      known.find(({ name }) => name === sketch.buyer) ?? (await oldAccountOf(parts, sketch.buyer));
    const { country, street, postalCode, town } = sketch;
    const address = { ...homeOf(sketch.buyer, { country }).address, street, postalCode, town };
    const pieces = Object.fromEntries(
      Object.entries(sketch.pieces).map(([title, count]) => [variants.get(title) ?? title, count]),
    );
    const orderId = await buy(then, buyer, productDraft(partnerId, pieces, { country, address }));
    await follow(then, owner, orderId, sketch);
  }
}

async function follow(then: Parts, owner: Person, orderId: string, { until }: Sketch): Promise<void> {
  const viewer = asViewer(owner);
  if (until === 'new') return;
  if (until === 'canceled') {
    const units = (await findLines(then.database.sql, orderId)).flatMap((line) => line.units);
    const unitIds = units.map(({ id }) => id);
    await refund(then, viewer, orderId, { unitIds, takeBack: true, note: 'Ordered twice' });
    return;
  }
  await moveReceivedOrder(then, viewer, orderId, { to: 'accepted' });
  if (until === 'accepted') return;
  await moveReceivedOrder(then, viewer, orderId, { to: 'packed' });
  const { lines } = await getReceivedOrder(then, viewer, orderId);
  const sent = until === 'half' ? lines.slice(0, 1) : lines;
  const shipped = await shipParcel(then, viewer, orderId, {
    carrier: 'PostNL',
    tracking: `3SNKAP${orderId.slice(-6).toUpperCase()}`,
    link: null,
    lines: sent.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
  });
  if (until !== 'delivered') return;
  const later = partsAt(then, new Date(then.clock.now().getTime() + 3 * day));
  for (const { id: parcelId } of shipped.parcels) await deliverParcel(later, viewer, { orderId, parcelId });
}
