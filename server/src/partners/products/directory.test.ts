import { listPartners } from '@chalkline/contract/partners/partners.endpoints.ts';
import { expect, it } from 'vitest';
import { person } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { partner } from '../partners/partners.factory.ts';
import { decidePartner } from '../partners/partners.service.ts';
import { product } from './products.factory.ts';

const { parts, call } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
type Sketch = NonNullable<Parameters<typeof partner>[2]>;

async function approved(sketch: Sketch) {
  const owner = asViewer(await person(parts));
  const { id, version } = await partner(parts, owner, sketch);
  await decidePartner(parts, admin, id, { version, state: 'approved', reason: '' });
  const sell = (name: string, prices: readonly number[], state: 'on_sale' | 'draft' = 'on_sale') =>
    product(parts, owner, {
      name,
      state,
      options: prices.length > 1 ? [{ name: 'Size', values: prices.map((_, at) => `${at}`) }] : [],
      variants: prices.map((price, at) => ({ values: prices.length > 1 ? [`${at}`] : [], sku: '', price })),
    });
  return { id, sell };
}

const rules = (abroad: { countries: string[] } | null, home = true) => ({
  currency: 'EUR' as const,
  home: home ? { price: 495, freeFrom: null } : null,
  abroad: abroad && { price: 990, freeFrom: null, ...abroad },
});

it('says how many products a partner sells and from which price, without what isn’t on sale', async () => {
  const { sell } = await approved({ name: 'Counted', delivery: rules(null) });
  await sell('Rope', [2400]);
  await sell('Grips', [950, 1200]);
  await sell('Secret', [100], 'draft');
  await approved({ name: 'Empty', delivery: null });
  const { data } = await call(listPartners, { query: {} });
  expect(data.map(({ name, products, from }) => [name, products, from])).toEqual([
    ['Counted', 2, 950],
    ['Empty', 0, null],
  ]);
});

it('is narrowed to those who deliver to a country', async () => {
  const base = { town: 'Nakuru', country: 'KEN' };
  await approved({ ...base, name: 'All over', delivery: rules({ countries: [] }) });
  await approved({ ...base, name: 'Abroad only', delivery: rules({ countries: ['NLD', 'BEL'] }, false) });
  await approved({ ...base, name: 'At home', delivery: rules(null) });
  await approved({ ...base, name: 'Nowhere', delivery: null });
  const to = async (country: string) => {
    const { data, total } = await call(listPartners, { query: { to: country } });
    const names = data.map(({ name }) => name).filter((name) => name !== 'Counted');
    return [names, total];
  };
  expect(await to('NLD')).toEqual([['Abroad only', 'All over'], 3]);
  expect(await to('KEN')).toEqual([['All over', 'At home'], 2]);
  expect(await to('PRT')).toEqual([['All over'], 1]);
});
