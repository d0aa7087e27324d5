import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { partner } from '../partners/partners/partners.factory.ts';
import { decidePartner } from '../partners/partners/partners.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';

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
    });
    if (!isApproved) continue;
    await decidePartner(then, asViewer(people.admin), id, { version, state: 'approved', reason: '' });
  }
}
