import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { partner } from '../partners/partners/partners.factory.ts';
import { decidePartner } from '../partners/partners/partners.service.ts';
import { product } from '../partners/products/products.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import { makeShopOrders } from './demo-shop.ts';

interface PartnerOwners extends Pick<OtherOrganizers, 'arun' | 'kenji' | 'claire'> {
  readonly admin: Person;
  readonly judge: Person;
}

/** Owner, name, what it sells, town, country, story, and whether it was approved. */
type Sketch = readonly [
  Exclude<keyof PartnerOwners, 'admin'>,
  string,
  string,
  string,
  string,
  string,
  boolean,
];

const sketches: readonly Sketch[] = [
  [
    'judge',
    'Noordkaap',
    'Hand-stitched grips, block chalk and speed ropes',
    'Rotterdam',
    'NLD',
    'We cut and stitch grips from goat leather in a workshop by the Maas.\n\nParcels leave within a day. Returns are free for 30 days.',
    true,
  ],
  [
    'arun',
    'Drakensberg Steel',
    'Barbells, plates and racks welded to order',
    'Ladysmith',
    'ZAF',
    'Four welders and a lathe. Each bar is tested to 700 kg before it ships.',
    true,
  ],
  [
    'kenji',
    'Tallinna Köis',
    'Climbing and battle ropes',
    'Tallinn',
    'EST',
    'Ropes laid from manila and hemp, in lengths from 3 to 15 meters.',
    true,
  ],
  [
    'claire',
    'Oficina Sete',
    'Cast kettlebells, 4 to 48 kg',
    'Lisbon',
    'PRT',
    'A foundry that turned to kettlebells. We ship within Europe in 4 to 6 days.',
    false,
  ],
];

/** Home and abroad, free at home from 60 euros on. */
const delivery = {
  currency: 'EUR' as const,
  home: { price: 495, freeFrom: 6000 },
  abroad: { price: 990, freeFrom: null, countries: [] },
};

/** Name, description, cents, sizes, and pieces of each. */
type Goods = readonly [string, string, number, readonly string[], readonly number[]];

/** What Noordkaap sells: one size is sold out, of others few are left. */
const goods: readonly Goods[] = [
  ['Three-hole grips', 'Goat leather, 2 mm, stitched by hand.', 3200, ['S', 'M', 'L', 'XL'], [9, 3, 12, 0]],
  ['Block chalk', 'Eight blocks of 56 g.', 950, [], [140]],
  ['Speed rope', 'Steel cable, 3 m, cut to your length.', 2400, [], [22]],
  ['Wrist wraps', 'Cotton, one pair.', 1800, ['30 cm', '50 cm'], [31, 18]],
  ['Knee sleeves', 'Neoprene, 7 mm, one pair.', 5400, ['S', 'M', 'L', 'XL'], [6, 8, 4, 2]],
];

/** Three partners in the directory and one that an administrator is to decide on. */
export async function makeDemoPartners(parts: Parts, people: PartnerOwners): Promise<void> {
  for (const [index, [owner, name, sells, town, country, story, isApproved]] of sketches.entries()) {
    const then = daysAgo(parts, 60 - 19 * index);
    const { id, version } = await partner(then, asViewer(people[owner]), {
      name,
      sells,
      town,
      country,
      story,
      delivery,
    });
    if (owner === 'judge') await makeProducts(then, people.judge);
    if (!isApproved) continue;
    await decidePartner(then, asViewer(people.admin), id, { version, state: 'approved', reason: '' });
    if (owner === 'judge') await makeShopOrders(parts, people.judge, id);
  }
}

async function makeProducts(parts: Parts, owner: Person): Promise<void> {
  for (const [name, description, price, sizes, stock] of goods) {
    const isSized = sizes.length > 0;
    const variants = isSized
      ? sizes.map((size) => ({ values: [size], sku: '', price }))
      : [{ values: [], sku: '', price }];
    const options = isSized ? [{ name: 'Size', values: [...sizes] }] : [];
    await product(parts, asViewer(owner), { name, description, options, variants }, stock);
  }
}
