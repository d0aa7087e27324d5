import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartRefusal } from '../start-refusal.ts';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'chalkline-stripe-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_51HxSecretOfOurs',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51HxPublic',
  STRIPE_WEBHOOK_SECRET: 'whsec_5f2aSigningOfOurs',
};

const stripeOf = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).stripe;

function refusal(env: Record<string, string>): string {
  try {
    stripeOf(env);
  } catch (failure) {
    if (failure instanceof StartRefusal) return failure.message;
    throw failure;
  }
  throw new Error('was accepted');
}

describe('the keys of Stripe', () => {
  it('may be missing or empty: payments are in test mode', () => {
    expect(stripeOf({})).toBeNull();
    expect(
      stripeOf({ STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: ' ', STRIPE_WEBHOOK_SECRET: '' }),
    ).toBeNull();
  });

  it('come together', () => {
    expect(stripeOf(keys)).toEqual({
      secretKey: keys.STRIPE_SECRET_KEY,
      publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: [keys.STRIPE_WEBHOOK_SECRET],
      apiUrl: null,
    });
  });

  it('may have a secret for each webhook endpoint, and another address for tests', () => {
    const env = {
      ...keys,
      STRIPE_WEBHOOK_SECRET: 'whsec_first1, whsec_second',
      STRIPE_API_URL: 'http://127.0.0.1:12111/',
    };
    expect(stripeOf(env)).toMatchObject({
      webhookSecrets: ['whsec_first1', 'whsec_second'],
      apiUrl: 'http://127.0.0.1:12111',
    });
  });

  it.each(Object.keys(keys))('are refused without %s', (name) => {
    expect(refusal({ ...keys, [name]: '' })).toContain(`${name} is missing`);
  });

  it('are refused where there is only an address', () => {
    expect(refusal({ STRIPE_API_URL: 'http://127.0.0.1:12111' })).toContain(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing',
    );
  });

  it('are all for testing or all live, and live ones for Stripe alone', () => {
    const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_51HxSecretOfOurs' };
    expect(refusal(live)).toContain('both be test keys or both be live keys');
    const elsewhere = {
      ...live,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1234567',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    };
    expect(refusal(elsewhere)).toContain('STRIPE_API_URL works only with test keys');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_51HxSwapped', 'must be the secret key'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_51HxSwapped', 'must be the publishable key'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_51HxSwapped', 'must be the signing secret'],
    ['STRIPE_WEBHOOK_SECRET', ',', 'STRIPE_WEBHOOK_SECRET is missing'],
    ['STRIPE_API_URL', 'stripe', 'must be the http or https address'],
  ])('are refused when %s is %s, without repeating a key', (name, value, sentence) => {
    const said = refusal({ ...keys, [name]: value });
    expect(said).toContain(sentence);
    for (const secret of [...Object.values(keys), 'Swapped']) expect(said).not.toContain(secret);
  });
});
