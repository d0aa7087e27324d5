import {
  exportInventory,
  importItems,
  listItems,
} from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { createPlace } from '../places/places.service.ts';

const { parts, call } = await testApp();

async function gym() {
  const { id: organizationId } = await organization(parts);
  const keeper = await person(parts, { accountType: 'corporate_admin', organizationId });
  await createPlace(parts, asViewer(keeper), { name: 'Store' });
  await createPlace(parts, asViewer(keeper), { name: 'Main floor' });
  const as = await signedIn(parts, keeper);
  const desk = await signedIn(parts, await person(parts, { accountType: 'receptionist', organizationId }));
  const run = async (csv: string, dryRun = false, by = as) =>
    (await call(importItems, { body: { csv, dryRun } }, { as: by, idempotencyKey: crypto.randomUUID() }))
      .data;
  const list = async () => (await call(listItems, { query: { limit: 50 } }, { as })).data;
  return { as, desk, run, list };
}

const file = [
  'kind,name,code,barcode,place,quantity,condition,low_at,unit_cost,currency,bought_on,note',
  'equipment,Kettlebell 16 kg,KB-16,,Main floor,6,4,,58.00,EUR,2026-01-31,',
  'equipment,Kettlebell 16 kg,KB-16,,store,2,4,,58.00,EUR,2026-01-31,',
  'supply,Chalk,,4006381333931,Store,40,,10,,,,Blocks',
].join('\n');

it('previews, then adds items with what is at each place, once', async () => {
  const at = await gym();
  expect(await at.run(file, true)).toMatchObject({ imported: false, rows: 3, added: 3, problemCount: 0 });
  expect(await at.list()).toEqual([]);
  const both = await Promise.all([at.run(file), at.run(file)]);
  expect(both.map(({ added, unchanged }) => [added, unchanged]).toSorted()).toEqual([
    [0, 3],
    [3, 0],
  ]);
  const items = await at.list();
  expect(items.map(({ name, stock, lowAt, unitCost }) => [name, stock, lowAt, unitCost])).toEqual([
    ['Chalk', 40, 10, null],
    ['Kettlebell 16 kg', 8, null, 5800],
  ]);
  expect(items[1]?.places.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Main floor', 6],
    ['Store', 2],
  ]);
  const { csv } = (await call(exportInventory, {}, { as: at.as })).data;
  expect(await at.run(csv)).toMatchObject({ added: 0, unchanged: 3 });
});

it('names each bad row, and then adds none', async () => {
  const at = await gym();
  const bad = [
    'kind,name,code,place,quantity,condition,unit_cost,currency,bought_on',
    'toy,Ball,,Store,1,,,,',
    'equipment,,,Store,1,,,,',
    'equipment,Rope,R-1,Attic,1,,,,',
    'equipment,Rower,,,2,,,,',
    'equipment,Bike,,Store,many,9,cheap,QQQ,soon',
    'equipment,Rack,,Store,1,,,,',
    'equipment,Rack,,store,1,,,,',
  ].join('\n');
  const { imported, problems } = await at.run(bad);
  expect(imported).toBe(false);
  expect(problems.map(({ row, code }) => [row, code])).toEqual([
    [2, 'kind_unknown'],
    [3, 'value_missing'],
    [4, 'place_unknown'],
    [5, 'place_missing'],
    [6, 'currency_unknown'],
    [6, 'amount_unreadable'],
    [6, 'day_unreadable'],
    [6, 'number_unreadable'],
    [6, 'number_unreadable'],
    [8, 'place_twice'],
  ]);
  expect((await at.run('code\nR-1')).problems[0]).toMatchObject({ code: 'column_missing' });
  expect(await at.list()).toEqual([]);
});

it('is for those who look after the inventory', async () => {
  const at = await gym();
  expect((await failure(at.run(file, true, at.desk)))[0]).toBe(403);
});
