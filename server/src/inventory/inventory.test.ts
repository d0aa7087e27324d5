import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import * as endpoints from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { ItemReply, newItem } from '@chalkline/contract/inventory/item.schema.ts';
import type { newMovement } from '@chalkline/contract/inventory/movement.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { parts, call, clock, database } = await testApp();

let count = 0;

async function gym() {
  count += 1;
  const { id: organizationId } = await organization(parts, { identifier: `gym-${count}` });
  const of = async (accountType: AccountType) =>
    signedIn(parts, await person(parts, { accountType, organizationId }));
  const admin = await of('corporate_admin');
  const desk = await of('receptionist');
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const place = async (name: string, as = admin) =>
    (await call(endpoints.createPlace, { body: { name } }, { as, ...key() })).data.id;
  const add = async (body: Partial<z.input<typeof newItem>> = {}, as = admin): Promise<ItemReply> =>
    (await call(endpoints.createItem, { body: { ...plate, ...body } }, { as, ...key() })).data;
  const move = (itemId: string, body: z.input<typeof newMovement>, as = desk) =>
    call(endpoints.recordMovement, { params: { itemId }, body }, { as, ...key() });
  const get = async (itemId: string, as = admin) =>
    (await call(endpoints.getItem, { params: { itemId } }, { as })).data;
  const list = (query: object = {}, as = admin) => call(endpoints.listItems, { query }, { as });
  const history = async (itemId: string) =>
    (await call(endpoints.listMovements, { params: { itemId }, query: {} }, { as: desk })).data;
  return { of, admin, desk, key, place, add, move, get, list, history };
}

const plate: z.input<typeof newItem> = {
  kind: 'supply',
  name: 'Block chalk',
  code: '',
  barcode: '',
  condition: null,
  unitCost: 250,
  currency: 'EUR',
  boughtOn: null,
  lowAt: null,
  serviceEvery: null,
  serviceDueOn: null,
  note: '',
};

describe('stock', () => {
  it('is the sum of its movements at each place', async () => {
    const { place, add, move, get, history } = await gym();
    const [wall, shop] = [await place('Plate wall'), await place('Workshop')];
    const { id } = await add({ kind: 'equipment', opening: { placeId: wall, quantity: 10 } });
    clock.advance(1000);
    await move(id, { kind: 'receive', placeId: wall, quantity: 4 });
    await move(id, { kind: 'move', placeId: wall, toPlaceId: shop, quantity: 5 });
    await move(id, { kind: 'repair', placeId: shop, quantity: 2 });
    await move(id, { kind: 'return', placeId: shop, quantity: 1 });
    await move(id, { kind: 'write_off', placeId: shop, quantity: 1 });
    expect(await get(id)).toMatchObject({
      stock: 12,
      inRepair: 1,
      places: [
        { name: 'Plate wall', quantity: 9, inRepair: 0 },
        { name: 'Workshop', quantity: 3, inRepair: 1 },
      ],
    });
    expect((await history(id)).at(-1)).toMatchObject({ kind: 'receive', quantity: 10, place: 'Plate wall' });
    const drift = await database.sql.execute(sql`
      select s.item_id from inventory.stocks s
      join inventory.movements m on m.item_id = s.item_id and s.place_id in (m.place_id, m.to_place_id)
      group by s.item_id, s.place_id
      having s.quantity <> sum(case when m.to_place_id = s.place_id then -m.quantity else m.quantity end)
        or s.in_repair <> sum(m.repair)`);
    expect(drift.rows).toEqual([]);
  });

  it('never falls below 0: of 20 who take the last 5 at once, 5 get one', async () => {
    const { place, add, move, get } = await gym();
    const desk = await place('Front desk');
    const { id } = await add({ opening: { placeId: desk, quantity: 5 } });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => move(id, { kind: 'sell', placeId: desk, quantity: 1 })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await get(id)).stock).toBe(0);
    const refused = await failure(move(id, { kind: 'use', placeId: desk, quantity: 1 }));
    expect(refused.slice(0, 2)).toEqual([409, 'stock_short']);
  });

  it('cannot be written to, nor its record changed, past the movements', async () => {
    const { place, add } = await gym();
    await add({ opening: { placeId: await place('Rack'), quantity: 5 } });
    const change = (text: string) => database.sql.execute(sql.raw(text));
    await expect(change('update inventory.movements set quantity = 1')).rejects.toThrow();
    await expect(change('delete from inventory.movements')).rejects.toThrow();
  });

  it('is counted: the difference is written, and only differences are told', async () => {
    const { place, add, get, desk, key, list } = await gym();
    const wall = await place('Plate wall');
    const opening = { placeId: wall, quantity: 24 };
    const one = await add({ name: 'Plate 10 kg', opening, barcode: '5601234100242' });
    const two = await add({ name: 'Plate 20 kg', opening });
    const found = (await list({ scan: '5601234100242' })).data;
    expect(found.map(({ name }) => name)).toEqual(['Plate 10 kg']);
    const lines = [
      { itemId: one.id, counted: 23 },
      { itemId: two.id, counted: 24 },
    ];
    const body = { placeId: wall, lines };
    const { data } = await call(endpoints.recordCount, { body }, { as: desk, ...key() });
    expect(data).toEqual({
      counted: 2,
      differences: [{ itemId: one.id, name: 'Plate 10 kg', listed: 24, counted: 23, isLow: false }],
    });
    expect((await get(one.id)).stock).toBe(23);
    const twice = { placeId: wall, lines: [...lines, ...lines] };
    expect(await failure(call(endpoints.recordCount, { body: twice }, { as: desk, ...key() }))).toEqual([
      422,
      'item_counted_twice',
      'body.lines',
    ]);
    const sheet = await call(endpoints.getCountSheet, { params: { placeId: wall } }, { as: desk });
    expect(sheet.data.map(({ name, listed }) => [name, listed])).toEqual([
      ['Plate 10 kg', 23],
      ['Plate 20 kg', 24],
    ]);
  });

  it('that runs low is told once, and again after there was more', async () => {
    const { place, add, move, admin } = await gym();
    const desk = await place('Front desk');
    const { id } = await add({ opening: { placeId: desk, quantity: 12 }, lowAt: 10 });
    const use = (quantity: number) => move(id, { kind: 'use', placeId: desk, quantity });
    const told = async () =>
      (await call(listNotifications, { query: {} }, { as: admin })).data.filter(
        ({ title }) => title === 'Block chalk is running low',
      ).length;
    await use(1);
    expect(await told()).toBe(0);
    await use(1);
    await use(3);
    expect(await told()).toBe(1);
    await move(id, { kind: 'receive', placeId: desk, quantity: 20 });
    clock.advance(60_000);
    await use(20);
    expect(await told()).toBe(2);
  });
});

describe('an item', () => {
  it('has a code and a barcode of its own in its organization', async () => {
    const { add } = await gym();
    await add({ code: 'RP-10', barcode: '123' });
    expect(await failure(add({ code: 'rp-10' }))).toEqual([409, 'item_code_taken', 'body.code']);
    expect(await failure(add({ barcode: '123' }))).toEqual([409, 'item_barcode_taken', 'body.barcode']);
    await (await gym()).add({ code: 'RP-10', barcode: '123' });
  });

  it('is retired once nothing of it is left, and then not moved', async () => {
    const { place, add, move, admin, list } = await gym();
    const placeId = await place('Rig');
    const { id } = await add({ opening: { placeId, quantity: 1 } });
    const retire = (version: number) =>
      call(
        endpoints.changeItem,
        { params: { itemId: id }, body: { version, isRetired: true } },
        { as: admin },
      );
    expect((await failure(retire(1))).slice(0, 2)).toEqual([409, 'item_in_stock']);
    await move(id, { kind: 'write_off', placeId, quantity: 1 });
    await retire(1);
    expect((await list()).data).toEqual([]);
    expect((await list({ retired: 'true' })).data).toHaveLength(1);
    const received = move(id, { kind: 'receive', placeId, quantity: 1 });
    expect((await failure(received)).slice(0, 2)).toEqual([409, 'item_retired']);
  });

  it('is serviced: the next one is due by its interval', async () => {
    const { add, desk, key, list, admin } = await gym();
    const today = clock.now().toISOString().slice(0, 10);
    const bike = await add({ kind: 'equipment', name: 'Air bike 3', serviceEvery: 90, serviceDueOn: today });
    expect((await list({ mark: 'service' })).data).toHaveLength(1);
    const body = { on: '2026-01-01', condition: 4, note: 'Chain and pedals' };
    const { data } = await call(
      endpoints.recordService,
      { params: { itemId: bike.id }, body },
      { as: desk, ...key() },
    );
    expect(data).toMatchObject({ condition: 4, serviceDueOn: '2026-04-01' });
    const { data: figures } = await call(endpoints.getInventorySummary, {}, { as: admin });
    expect(figures).toMatchObject({ equipment: 1, low: 0, can: { manage: true } });
  });
});

describe('a receptionist', () => {
  it('moves and counts, and sees no money', async () => {
    const { place, add, get, desk, key, admin } = await gym();
    const { id } = await add({ opening: { placeId: await place('Rack'), quantity: 3 } });
    expect((await get(id, desk)).unitCost).toBeNull();
    expect((await get(id)).unitCost).toBe(250);
    expect((await call(endpoints.getInventoryValue, {}, { as: admin })).data).toEqual([
      { place: 'Rack', currency: 'EUR', equipment: 0, supplies: 750, unpriced: 0 },
    ]);
    const csv = (await call(endpoints.exportInventory, {}, { as: admin })).data.csv;
    expect(csv).toContain('supply,Block chalk,,,Rack,3,0,,,2.50,EUR');
    const refused = [
      () => call(endpoints.getInventoryValue, {}, { as: desk }),
      () => call(endpoints.exportInventory, {}, { as: desk }),
      () => call(endpoints.createPlace, { body: { name: 'Loft' } }, { as: desk, ...key() }),
      () => add({}, desk),
    ];
    for (const one of refused) expect((await failure(one())).slice(0, 2)).toEqual([403, 'not_allowed']);
  });
});

it('is another organization’s in no call', async () => {
  const [theirs, ours] = [await gym(), await gym()];
  const placeId = await theirs.place('Rack');
  const mine = await ours.place('Rack');
  const { id } = await theirs.add({ opening: { placeId, quantity: 3 } });
  const calls = [
    () => ours.get(id),
    () => ours.move(id, { kind: 'sell', placeId: mine, quantity: 1 }),
    () => call(endpoints.getCountSheet, { params: { placeId } }, { as: ours.admin }),
    () => call(endpoints.deletePlace, { params: { placeId } }, { as: ours.admin }),
  ];
  for (const one of calls) expect((await failure(one())).slice(0, 2)).toEqual([404, 'not_found']);
  const own = await ours.add();
  expect(await failure(ours.move(own.id, { kind: 'receive', placeId, quantity: 1 }))).toEqual([
    422,
    'place_unknown',
    'body.placeId',
  ]);
  expect((await ours.list()).data.map(({ id }) => id)).toEqual([own.id]);
});

it('deletes a place only where nothing was ever kept', async () => {
  const { place, add, admin } = await gym();
  const [empty, used] = [await place('Loft'), await place('Rack')];
  await add({ opening: { placeId: used, quantity: 3 } });
  const remove = (placeId: string) => call(endpoints.deletePlace, { params: { placeId } }, { as: admin });
  await remove(empty);
  expect((await failure(remove(used))).slice(0, 2)).toEqual([409, 'place_in_use']);
});
