import { day } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { item } from '../inventory/items/items.factory.ts';
import { recordCount, recordMovement, recordService } from '../inventory/movements/movements.service.ts';
import { createPlace } from '../inventory/places/places.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';

type PlaceName = 'Main floor' | 'Rack row' | 'Plate wall' | 'Yard hall' | 'Front desk';
const placeNames: readonly PlaceName[] = ['Main floor', 'Rack row', 'Plate wall', 'Yard hall', 'Front desk'];

/** Name, code, place, pieces, condition, cents of one, and in how many days its service is due. */
type Equipment = readonly [string, string, PlaceName, number, number, number, number | null];

const equipment: readonly Equipment[] = [
  ['Air bike 3', 'AB-03', 'Main floor', 1, 2, 89_000, -6],
  ['Air bike 4', 'AB-04', 'Main floor', 1, 4, 89_000, 40],
  ['Rower 6', 'RW-06', 'Main floor', 1, 4, 99_000, 52],
  ['Rower 7', 'RW-07', 'Main floor', 1, 3, 99_000, 3],
  ['Cable tower', 'CT-01', 'Yard hall', 1, 3, 245_000, 6],
  ['Treadmill 2', 'TM-02', 'Main floor', 1, 1, 310_000, 20],
  ['Barbell 20 kg', 'BB-20', 'Rack row', 4, 4, 26_500, 61],
  ['Kettlebell 16 kg', 'KB-16', 'Main floor', 6, 5, 4200, null],
  ['Rubber plate 10 kg', 'RP-10', 'Plate wall', 8, 4, 3800, null],
  ['Climbing rope 6 m', 'CR-06', 'Yard hall', 2, 4, 7900, null],
  ['Plyo box', 'PB-01', 'Yard hall', 4, 4, 11_500, null],
  ['Ski trainer 1', 'SK-01', 'Main floor', 1, 5, 98_000, 33],
  ['Glute bench', 'GB-01', 'Yard hall', 2, 3, 34_000, null],
  ['Slam ball 12 kg', 'SB-12', 'Main floor', 5, 4, 3600, null],
  ['Belt squat', 'BS-01', 'Rack row', 1, 4, 189_000, 74],
  ['Gymnastic rings', 'GR-01', 'Yard hall', 6, 5, 2900, null],
];

/** Name, code, barcode, pieces, fewest, cents of one. */
type Supply = readonly [string, string, string, number, number, number];

const supplies: readonly Supply[] = [
  ['Block chalk', 'CH-01', '5601234100242', 6, 10, 180],
  ['Liquid chalk', 'CH-02', '5601234100259', 18, 6, 690],
  ['Finger tape', 'TP-01', '5601234100266', 40, 12, 220],
  ['Resistance band, red', 'RB-01', '5601234100273', 9, 5, 850],
  ['Water 0.5 l', 'DR-01', '5601234100280', 96, 48, 40],
  ['Protein bar, cocoa', 'SN-01', '5601234100297', 31, 24, 130],
  ['Protein bar, peanut', 'SN-02', '5601234100303', 20, 24, 130],
  ['Shaker', 'SH-01', '5601234100310', 14, 5, 320],
  ['Club shirt M', 'SW-01', '5601234100327', 11, 4, 1150],
  ['Club shirt L', 'SW-02', '5601234100334', 8, 4, 1150],
  ['Padlock', 'PL-01', '5601234100341', 7, 3, 540],
  ['Disinfectant 5 l', 'CL-01', '5601234100358', 3, 2, 1890],
  ['Paper towels', 'CL-02', '5601234100365', 24, 10, 260],
  ['Hand soap', 'CL-03', '5601234100372', 12, 6, 310],
  ['Jump rope', 'JR-01', '5601234100389', 9, 3, 780],
  ['Knee sleeves M', 'KS-01', '5601234100396', 6, 2, 2150],
  ['Lifting straps', 'LS-01', '5601234100402', 10, 4, 640],
  ['Locker batteries', 'LB-01', '5601234100419', 16, 8, 95],
  ['Coffee beans 1 kg', 'CF-01', '5601234100426', 5, 3, 1450],
  ['Day pass bands', 'DP-01', '5601234100433', 240, 100, 6],
  ['Towel, small', 'TW-01', '5601234100440', 42, 20, 310],
];

interface Staff {
  readonly 'corporate-admin': Person;
  readonly receptionist: Person;
}

/** What the gym has: 45 pieces of equipment and 21 supplies, with a service, a repair, a sale and a count. */
export async function makeDemoInventory(parts: Parts, people: Staff): Promise<void> {
  const boughtAt = daysAgo(parts, 150);
  const admin = asViewer(people['corporate-admin']);
  const desk = asViewer(people.receptionist);
  const date = (days: number) =>
    new Date(parts.clock.now().getTime() + days * day).toISOString().slice(0, 10);
  const places = new Map<PlaceName, string>();
  for (const name of placeNames) places.set(name, (await createPlace(boughtAt, admin, { name })).id);
  const at = (name: PlaceName) => places.get(name) ?? '';
  const ids = new Map<string, string>();

  for (const [name, code, place, quantity, condition, unitCost, due] of equipment) {
    const made = await item(boughtAt, admin, {
      name,
      code,
      condition,
      unitCost,
      boughtOn: date(-150),
      serviceEvery: due === null ? null : 90,
      serviceDueOn: due === null ? null : date(due),
      opening: { placeId: at(place), quantity },
    });
    ids.set(code, made.item.id);
  }
  for (const [name, code, barcode, quantity, lowAt, unitCost] of supplies) {
    const opening = { placeId: at('Front desk'), quantity };
    const made = await item(boughtAt, admin, {
      kind: 'supply',
      name,
      code,
      barcode,
      lowAt,
      unitCost,
      opening,
    });
    ids.set(code, made.item.id);
  }

  const id = (code: string) => ids.get(code) ?? '';
  await recordService(daysAgo(parts, 50), desk, id('AB-04'), {
    on: date(-50),
    condition: 4,
    note: 'Pedals and belt',
  });
  await recordMovement(daysAgo(parts, 19), desk, id('TM-02'), {
    kind: 'repair',
    placeId: at('Main floor'),
    toPlaceId: null,
    quantity: 1,
    note: 'Belt slips above 10 km/h',
  });
  await recordMovement(daysAgo(parts, 12), desk, id('PB-01'), {
    kind: 'move',
    placeId: at('Yard hall'),
    toPlaceId: at('Main floor'),
    quantity: 1,
    note: '',
  });
  await recordMovement(daysAgo(parts, 2), desk, id('SW-01'), {
    kind: 'sell',
    placeId: at('Front desk'),
    toPlaceId: null,
    quantity: 2,
    note: '',
  });
  await recordCount(daysAgo(parts, 9), desk, {
    placeId: at('Plate wall'),
    lines: [{ itemId: id('RP-10'), counted: 8 }],
    note: '',
  });
}
