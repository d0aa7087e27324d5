import { changePartner, deletePartner, getPartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/products.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { upload } from '../../uploads/uploads.factory.ts';
import { approvedPartner } from '../sale/sale.factory.ts';

const { parts, call, app } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function shop() {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const as = await signedIn(parts, owner);
  const add = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await upload(parts, asViewer(owner))).id));
  return { owner, partnerId, as, add };
}

const grips = {
  name: 'Grips',
  description: '',
  currency: 'EUR' as const,
  state: 'on_sale' as const,
  options: [{ name: 'Color', values: ['Ink', 'Tan'] }],
};
const variants = (ink: string | null, tan: string | null) => [
  { values: ['Ink'], sku: '', price: 3200, picture: ink },
  { values: ['Tan'], sku: '', price: 3200, picture: tan },
];
const status = async (path: string) => (await app.inject(`/api/uploads/${path}`)).statusCode;

it('shows pictures in their order, in words, each variant with its own, to everyone once it is on sale', async () => {
  const at = await shop();
  const [first = '', second = ''] = await at.add(2);
  const pictures = [
    { image: first, alt: 'Both colors' },
    { image: second, alt: 'Tan' },
  ];
  const body = { ...grips, state: 'draft' as const, variants: variants(null, second), pictures };
  const { data: draft } = await call(endpoints.createProduct, { body }, { as: at.as, ...key() });
  expect(draft.pictures.map(({ id, alt, width }) => [id, alt, width])).toEqual([
    [first, 'Both colors', 60],
    [second, 'Tan', 60],
  ]);
  expect(draft.variants.map(({ picture }) => picture)).toEqual([null, second]);
  const [open = ''] = (draft.pictures[0]?.path ?? '').split('?');
  expect(await status(open)).toBe(404);
  expect(await status(draft.pictures[0]?.path ?? '')).toBe(200);

  const params = { productId: draft.id };
  const change = { ...body, state: 'on_sale' as const, pictures: pictures.toReversed(), version: 1 };
  await call(endpoints.changeProduct, { params, body: change }, { as: at.as });
  const sold = { params: { partnerId: at.partnerId, productId: draft.id } };
  const { data: seen } = await call(endpoints.getProduct, sold);
  expect(seen.pictures.map(({ id }) => id)).toEqual([second, first]);
  expect(seen.variants[0]).toMatchObject({ sku: null, picture: null });
  expect(await status(seen.pictures[0]?.path ?? '')).toBe(200);

  const fewer = {
    ...change,
    pictures: [{ image: first, alt: '' }],
    variants: variants(first, null),
    version: 2,
  };
  await call(endpoints.changeProduct, { params, body: fewer }, { as: at.as });
  expect(await status(open)).toBe(200);
  expect(await status(seen.pictures[0]?.path ?? '')).toBe(404);
  await call(deletePartner, { params: { partnerId: at.partnerId } }, { as: at.as });
  expect(await status(open)).toBe(404);
});

it('takes only pictures of its own, each once, and variants only one of them', async () => {
  const at = await shop();
  const [own = ''] = await at.add(1);
  const other = (await upload(parts, asViewer(await person(parts)))).id;
  const refused = async (pictures: { image: string; alt: string }[], tan: string | null = null) =>
    failure(
      call(
        endpoints.createProduct,
        { body: { ...grips, variants: variants(null, tan), pictures } },
        { as: at.as, ...key() },
      ),
    );
  expect(await refused([{ image: other, alt: '' }])).toEqual([422, 'upload_unknown', 'body.pictures']);
  expect(
    (
      await refused([
        { image: own, alt: '' },
        { image: own, alt: '' },
      ])
    )[0],
  ).toBe(422);
  expect((await refused([{ image: own, alt: '' }], other))[2]).toBe('body.variants.1.picture');
  expect(
    (await refused(Array.from({ length: 11 }, () => ({ image: crypto.randomUUID(), alt: '' }))))[0],
  ).toBe(422);
});

it('finds no product of another partner, and none that isn’t on sale', async () => {
  const at = await shop();
  const other = await shop();
  const body = { ...grips, variants: variants(null, null) };
  const { data } = await call(endpoints.createProduct, { body }, { as: at.as, ...key() });
  const get = (partnerId: string, productId: string) =>
    failure(call(endpoints.getProduct, { params: { partnerId, productId } }));
  expect((await get(other.partnerId, data.id))[0]).toBe(404);
  expect((await get(at.partnerId, 'nonsense'))[0]).toBe(404);
  await call(
    endpoints.changeProduct,
    { params: { productId: data.id }, body: { ...body, state: 'archived', version: 1 } },
    { as: at.as },
  );
  expect((await get(at.partnerId, data.id))[0]).toBe(404);
});

it('has a logo and a cover, which stay until they are taken away', async () => {
  const at = await shop();
  const [logo = '', cover = ''] = await at.add(2);
  const params = { partnerId: at.partnerId };
  const { data } = await call(
    changePartner,
    { params, body: { version: 2, logo: `/api/uploads/${logo}.png`, cover } },
    { as: at.as },
  );
  expect(await status(data.logo ?? '')).toBe(200);
  const { data: renamed } = await call(
    changePartner,
    { params, body: { version: data.version, name: 'Noordkaap BV' } },
    { as: at.as },
  );
  expect([renamed.logo, renamed.cover]).toEqual([data.logo, data.cover]);
  await call(changePartner, { params, body: { version: renamed.version, logo: null } }, { as: at.as });
  const { data: seen } = await call(getPartner, { params });
  expect([seen.logo, seen.cover]).toEqual([null, data.cover]);
  expect([await status(data.logo ?? ''), await status(data.cover ?? '')]).toEqual([404, 200]);
});
