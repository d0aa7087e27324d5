import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { partner } from '../partners/partners/partners.factory.ts';
import { decidePartner } from '../partners/partners/partners.service.ts';
import { product } from '../partners/products/products.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import { type DemoDrawing, drawnPicture } from './demo-pictures.ts';
import { makeShopOrders } from './demo-shop.ts';
import { connectPayouts } from './demo-till.ts';

interface PartnerOwners extends Pick<OtherOrganizers, 'arun' | 'kenji' | 'claire'> {
  readonly admin: Person;
  readonly judge: Person;
  readonly athlete: Person;
}

type Owner = Exclude<keyof PartnerOwners, 'admin' | 'athlete'>;

/** Owner, name, what it sells, town, country, story, and whether it was approved. */
type Sketch = readonly [Owner, string, string, string, string, string, boolean];

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
  abroad: { price: 990, freeFrom: null, countries: [], tax: 'european_union' as const },
};

/** A drawing with what it shows in words, and the size that it is of; without one, of all. */
type Pictured = readonly [DemoDrawing, string, string?];

/** Name, description, cents, sizes, pieces of each, and pictures. */
type Goods = readonly [string, string, number, readonly string[], readonly number[], readonly Pictured[]];

/** What Noordkaap sells: one size is sold out, of others few are left. */
const noordkaap: readonly Goods[] = [
  [
    ...(['Three-hole grips', 'Goat leather, 2 mm, stitched by hand.', 3200] as const),
    ...([
      ['S', 'M', 'L', 'XL'],
      [12, 3, 16, 0],
    ] as const),
    [
      ['grips', 'A dark leather grip with three finger holes and a buckle'],
      ['gripPair', 'A pair of light leather grips'],
    ],
  ],
  ['Block chalk', 'Six blocks of 56 g.', 950, [], [180], [['chalk', 'Six blocks of chalk']]],
  [
    ...(['Speed rope', 'Steel cable, 3 m, cut to your length.', 2400, [], [30]] as const),
    [['rope', 'A jump rope with two light handles']],
  ],
  [
    ...(['Wrist wraps', 'Cotton, one pair.', 1800, ['30 cm', '50 cm'], [35, 22]] as const),
    [
      ['shortWraps', 'Two small rolls of dark wrap', '30 cm'],
      ['longWraps', 'Two large rolls of dark wrap', '50 cm'],
    ],
  ],
  [
    ...(['Knee sleeves', 'Neoprene, 7 mm, one pair.', 5400, ['S', 'M', 'L', 'XL'], [6, 8, 4, 2]] as const),
    [['sleeves', 'Two light knee sleeves']],
  ],
];

const goods: Readonly<Partial<Record<Owner, readonly Goods[]>>> = {
  judge: noordkaap,
  arun: [
    ['Training bar', '20 kg, tested to 700 kg, bushings of bronze.', 31_000, [], [6], []],
    ['Wall rack', 'Folds to 12 cm. With bolts for brick.', 46_500, [], [4], []],
    ['Steel plates', 'One pair.', 8900, ['10 kg', '15 kg', '20 kg'], [24, 16, 12], []],
  ],
  kenji: [
    ['Climbing rope', 'Manila, 38 mm, spliced eye.', 9800, ['3 m', '5 m', '7 m'], [8, 11, 5], []],
    ['Battle rope', 'Hemp, 50 mm, 15 m, with sleeves.', 12_900, [], [9], []],
  ],
};

/** Three partners in the directory and one that an administrator is to decide on. */
export async function makeDemoPartners(parts: Parts, people: PartnerOwners): Promise<void> {
  for (const [index, [owner, name, sells, town, country, story, isApproved]] of sketches.entries()) {
    const then = daysAgo(parts, 110 - 19 * index);
    const { id, version } = await partner(then, asViewer(people[owner]), {
      name,
      sells,
      town,
      country,
      story,
      delivery,
      returnDays: owner === 'judge' ? 30 : 14,
      logo: owner === 'judge' ? await drawnPicture(then, people.judge, 'logo') : null,
    });
    await makeProducts(then, people[owner], goods[owner] ?? []);
    if (!isApproved) continue;
    await decidePartner(then, asViewer(people.admin), id, { version, state: 'approved', reason: '' });
    if (owner !== 'judge') continue;
    await connectPayouts(then, people.judge, 'NL');
    await makeShopOrders(parts, people.judge, id, [people.athlete, people.claire]);
  }
}

async function makeProducts(parts: Parts, owner: Person, goods: readonly Goods[]): Promise<void> {
  for (const [name, description, price, sizes, stock, pictured] of goods) {
    const pictures: { image: string; alt: string; size: string | undefined }[] = [];
    for (const [drawing, alt, size] of pictured) {
      pictures.push({ image: await drawnPicture(parts, owner, drawing), alt, size });
    }
    const variantOf = (size: string | null) => ({
      values: size === null ? [] : [size],
      sku: '',
      price,
      picture: pictures.find((one) => one.size === size)?.image ?? null,
    });
    await product(
      parts,
      asViewer(owner),
      {
        name,
        description,
        lowAt: 4,
        taxRate: 2100,
        options: sizes.length > 0 ? [{ name: 'Size', values: [...sizes] }] : [],
        variants: sizes.length > 0 ? sizes.map(variantOf) : [variantOf(null)],
        pictures: pictures.map(({ image, alt }) => ({ image, alt })),
      },
      stock,
    );
  }
}
