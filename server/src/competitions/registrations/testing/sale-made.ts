import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createPromoCode } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { openPayoutAccount, readPayoutAccount } from '@chalkline/contract/money/selling.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { fillInAccount } from '../../../money/providers/simulator.accounts.service.ts';
import { insist, type SaleDesk } from './sale-desk.ts';

export interface SaleSketch {
  readonly buyers: number;
  /** Places in each of three divisions, and in all of them together. */
  readonly divisions: readonly [number, number, number];
  readonly places: number;
  /** How often the promo code can be used. */
  readonly codeUses: number;
  readonly kills: number;
  /** Buyers at a time. */
  readonly atOnce: number;
}

export interface Sale extends SaleSketch {
  readonly competitionId: string;
  readonly divisionIds: readonly string[];
  readonly sellerId: string;
  readonly account: string;
  readonly owner: { readonly token: string; readonly personId: string };
}

export const saleCode = 'EARLY';

/** A competition with three divisions that share its places, price steps, tax, a promo code and an approved seller. */
export async function makeSale(desk: SaleDesk, sketch: SaleSketch): Promise<Sale> {
  const owner = await desk.signIn('Imani Okafor');
  const call = desk.as(owner.token);
  const now = desk.provider.clock.now().getTime();
  const dayIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  const { data: made } = await call(createCompetition, {
    body: {
      name: 'Rift Valley Open',
      place: 'Nakuru',
      country: 'KEN',
      startsOn: dayIn(120),
      endsOn: dayIn(121),
      zone: 'Africa/Nairobi',
      divisions: sketch.divisions.map((capacity, index) => ({ name: `Division ${index + 1}`, capacity })),
      workouts: [{ name: 'Crater', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: made.id };
  const divisionIds = made.divisions.map(({ id }) => id);
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  const { needsPayoutAccount: _, ...usual } = (await call(getRegistrationSettings, { params })).data;
  const [first = '', second = '', third = ''] = divisionIds;
  await call(setRegistrationSettings, {
    params,
    body: {
      ...usual,
      isOpen: true,
      capacity: sketch.places,
      currency: 'EUR',
      taxRate: 2000,
      holdMinutes: 10,
      refundRule: [{ hoursBefore: 24, rate: 10_000, kept: 500 }],
      divisions: [
        { divisionId: first, price: 8000, steps: [{ price: 6550, until: null, places: 5 }] },
        { divisionId: second, price: 7000, steps: [] },
        { divisionId: third, price: 3333, steps: [] },
      ],
    },
  });
  await call(createPromoCode, {
    params,
    body: { code: saleCode, kind: 'percent', value: 1500, maxUses: sketch.codeUses, maxPerBuyer: 1 },
  });
  return { ...sketch, competitionId: made.id, divisionIds, owner, ...(await approve(desk, owner)) };
}

/** The seller’s account at the provider, filled in and approved. */
export async function approve(desk: SaleDesk, { token, personId }: Sale['owner']) {
  await insist(desk, token, openPayoutAccount, { params: { as: 'person' }, body: { country: 'NL' } });
  const { rows } = await desk.database.sql.execute<{ seller: string; reference: string }>(sql`
    select s.id as seller, a.reference from money.sellers s join money.payout_accounts a on a.seller_id = s.id
    where s.person_id = ${personId}`);
  const [{ seller, reference } = { seller: '', reference: '' }] = rows;
  await fillInAccount(desk.provider, reference, { review: 'approved', bank: 'good' });
  await insist(desk, token, readPayoutAccount, { params: { connectedAccountId: reference } });
  return { sellerId: seller, account: reference };
}
