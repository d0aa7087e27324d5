import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes, fromWire, toWire } from './currencies.ts';
import { type Discount, type PricedUnit, priceOrder } from './pricing.rules.ts';
import { refundByStep, refundShare, shareRefund, stepInForce } from './refunding.rules.ts';
import { partOf, percentOf, shareOut, taxInside } from './sharing.rules.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const rate = fc.integer({ min: 0, max: 10_000 });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('shareOut', () => {
  it('gives what is left to the largest remainders, of equal ones to the first', () => {
    expect(shareOut(1000, [1000, 1000, 1000])).toEqual([334, 333, 333]);
    expect(shareOut(5, [1, 1, 3])).toEqual([1, 1, 3]);
    expect(shareOut(100, [1, 2, 4])).toEqual([14, 29, 57]);
    expect(shareOut(0, [0, 0])).toEqual([0, 0]);
  });

  it('refuses what cannot be shared', () => {
    expect(() => shareOut(1, [0, 0])).toThrow(RangeError);
    expect(() => shareOut(-1, [1])).toThrow(RangeError);
    expect(() => shareOut(1, [2, -1])).toThrow(RangeError);
  });

  it('always adds up, and no share is a whole unit away from its exact part', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 40 }), (total, weights) => {
        const all = sumOf(weights);
        fc.pre(all > 0);
        const shares = shareOut(total, weights);
        expect(sumOf(shares)).toBe(total);
        for (const [index, share] of shares.entries()) {
          const exact = BigInt(total) * BigInt(weights[index] ?? 0);
          const away = BigInt(share) * BigInt(all) - exact;
          expect(away > -BigInt(all) && away < BigInt(all)).toBe(true);
        }
      }),
    );
  });
});

describe('percentages', () => {
  it('round half up', () => {
    expect([percentOf(7500, 1000), percentOf(5, 1000), percentOf(4, 1000), percentOf(15, 1000)]).toEqual([
      750, 1, 0, 2,
    ]);
    expect([taxInside(6750, 2000), taxInside(100, 1900), taxInside(0, 2000)]).toEqual([1125, 16, 0]);
    expect(partOf(1000, 10, 31)).toBe(323);
  });
});

function discountOnStep(discount: Discount | null, onStep: (amount: number) => number): Discount | null {
  if (discount?.kind === 'amount') return { ...discount, amount: onStep(discount.amount) };
  return discount?.kind === 'fixed' ? { ...discount, price: onStep(discount.price) } : discount;
}

describe('priceOrder', () => {
  const unit: PricedUnit = { price: 2500, discountable: true, taxRate: 2000 };

  it('prices the example of the ledger: three at 25.00 less 10 %, 20 % tax inside', () => {
    const terms = {
      discount: { kind: 'percent', rate: 1000 },
      taxIncluded: true,
      feeRate: 0,
      step: 1,
    } as const;
    expect(priceOrder([unit, unit, unit], terms)).toEqual({
      subtotal: 7500,
      discount: 750,
      tax: 1125,
      fee: 0,
      total: 6750,
      units: [2250, 2250, 2250].map((total) => ({ price: 2500, discount: 250, tax: 375, fee: 0, total })),
    });
  });

  it('shares 10.00 off three at 10.00 as 3.34, 3.33, 3.33', () => {
    const ten = { ...unit, price: 1000 };
    const terms = {
      discount: { kind: 'amount', amount: 1000 },
      taxIncluded: true,
      feeRate: 0,
      step: 1,
    } as const;
    expect(priceOrder([ten, ten, ten], terms).units.map(({ discount }) => discount)).toEqual([334, 333, 333]);
  });

  it('stops a discount at 0, and leaves alone what the code is not for', () => {
    const other = { ...unit, price: 900, discountable: false };
    const amount = {
      discount: { kind: 'amount', amount: 9000 },
      taxIncluded: true,
      feeRate: 0,
      step: 1,
    } as const;
    expect(priceOrder([unit, other], amount)).toMatchObject({ discount: 2500, total: 900 });
    const fixed = { ...amount, discount: { kind: 'fixed', price: 3000 } } as const;
    expect(priceOrder([unit, other], fixed)).toMatchObject({ discount: 0, total: 3400 });
  });

  it('adds tax that is not inside, and takes the fee of what is left without tax', () => {
    const terms = { discount: null, taxIncluded: false, feeRate: 500, step: 1 } as const;
    expect(priceOrder([unit], terms)).toMatchObject({ subtotal: 2500, tax: 500, total: 3000, fee: 125 });
  });

  it('charges each unit in the steps of its currency', () => {
    const dinars = [12_340, 5010].map((price) => ({ ...unit, price, taxRate: 500 }));
    const terms = {
      discount: { kind: 'percent', rate: 1000 },
      taxIncluded: false,
      feeRate: 0,
      step: 10,
    } as const;
    expect(priceOrder(dinars, terms)).toMatchObject({
      subtotal: 17_350,
      discount: 1740,
      tax: 780,
      total: 16_390,
      units: [
        { discount: 1240, tax: 550 },
        { discount: 500, tax: 230 },
      ],
    });
  });

  it('makes shares that add up to every sum', () => {
    const anyUnit = fc.record({
      price: fc.integer({ min: 0, max: 1_000_000 }),
      discountable: fc.boolean(),
      taxRate: fc.constantFrom(0, 700, 1900, 2000),
    });
    const anyDiscount = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('percent' as const), rate }),
      fc.record({ kind: fc.constant('amount' as const), amount: cents }),
      fc.record({ kind: fc.constant('fixed' as const), price: cents }),
    );
    const step = fc.constantFrom(1, 10);
    const terms = fc.record({ discount: anyDiscount, taxIncluded: fc.boolean(), feeRate: rate, step });
    fc.assert(
      fc.property(
        fc.array(anyUnit, { minLength: 1, maxLength: 20 }),
        terms,
        (sketches, { discount, ...other }) => {
          const onStep = (amount: number) => amount - (amount % other.step);
          const units = sketches.map((sketch) => ({ ...sketch, price: onStep(sketch.price) }));
          const chosen = { ...other, discount: discountOnStep(discount, onStep) };
          const order = priceOrder(units, chosen);
          expect(order.units.every(({ total }) => total % other.step === 0)).toBe(true);
          for (const part of ['discount', 'tax', 'fee', 'total'] as const) {
            expect(sumOf(order.units.map((share) => share[part]))).toBe(order[part]);
          }
          expect(order.units.every((share) => share.total >= 0 && share.discount <= share.price)).toBe(true);
          expect(order.total).toBe(order.subtotal - order.discount + (chosen.taxIncluded ? 0 : order.tax));
        },
      ),
    );
  });
});

describe('refunds', () => {
  const rule = [
    { hoursBefore: 720, rate: 10_000, kept: 500 },
    { hoursBefore: 168, rate: 5000, kept: 0 },
  ];

  it('come by the step that is in force', () => {
    expect(stepInForce(rule, 720)).toEqual(rule[0]);
    expect(stepInForce(rule, 719.9)).toEqual(rule[1]);
    expect(stepInForce(rule, 167)).toBeNull();
    const back = [721, 200, 5].map((hours) => refundByStep(2250, stepInForce(rule, hours), 'EUR'));
    expect(back).toEqual([1750, 1125, 0]);
    expect(refundByStep(300, stepInForce(rule, 1000), 'EUR')).toBe(0);
    expect(refundByStep(2250, stepInForce(rule, 200), 'KWD')).toBe(1130);
  });

  it('take tax and fee along in proportion, and never more than is left', () => {
    const unit = { left: 2250, taxLeft: 375, feeLeft: 0 };
    expect(refundShare(unit, 2250)).toEqual({ amount: 2250, tax: 375, fee: 0 });
    expect(refundShare(unit, 1000)).toEqual({ amount: 1000, tax: 167, fee: 0 });
    expect(() => refundShare(unit, 2251)).toThrow(RangeError);
  });

  it('in any number of parts give back exactly what was paid', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, rate, rate, (amounts, tax, fee) => {
        const paid = sumOf(amounts);
        const taxLeft = taxInside(paid, tax);
        const unit = { left: paid, taxLeft, feeLeft: percentOf(paid - taxLeft, fee) };
        const end = amounts.reduce((left, amount) => {
          const share = refundShare(left, amount);
          return {
            left: left.left - share.amount,
            taxLeft: left.taxLeft - share.tax,
            feeLeft: left.feeLeft - share.fee,
          };
        }, unit);
        expect(end).toEqual({ left: 0, taxLeft: 0, feeLeft: 0 });
      }),
    );
  });

  it('of an amount are shared by what each unit has left', () => {
    const units = [300, 100, 0].map((left) => ({ left, taxLeft: 0, feeLeft: 0 }));
    expect(shareRefund(units, 200, 'EUR').map(({ amount }) => amount)).toEqual([150, 50, 0]);
    expect(shareRefund(units, 210, 'KWD').map(({ amount }) => amount)).toEqual([160, 50, 0]);
    expect(() => shareRefund(units, 401, 'EUR')).toThrow(RangeError);
    expect(() => shareRefund(units, 205, 'KWD')).toThrow(RangeError);
  });
});

describe('currencies', () => {
  it('reach the provider in its own decimals, and come back the same', () => {
    expect([toWire(1250, 'EUR'), toWire(1250, 'JPY'), toWire(1250, 'ISK'), toWire(1250, 'KWD')]).toEqual([
      1250, 1250, 125_000, 1250,
    ]);
    for (const code of currencyCodes) expect(fromWire(toWire(990, code), code)).toBe(990);
    expect(() => fromWire(150, 'ISK')).toThrow(RangeError);
  });

  it('have a minimum that is a multiple of their step', () => {
    for (const code of currencyCodes) {
      const { minimum, step, payoutStep } = currencies[code];
      expect([minimum % step, payoutStep % step]).toEqual([0, 0]);
    }
  });
});
