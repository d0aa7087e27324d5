import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { limits } from './attempts/attempts.rules.ts';
import { countTry } from './attempts/attempts.service.ts';
import { person } from './people/people.factory.ts';

const { app, parts, database, settle } = await testApp();
const [{ databaseName }] = (await database.pool.query('select current_database() as "databaseName"')).rows;

/** What the database was asked, in order. Only what runs between two looks is looked at. */
const asked: string[] = [];
const query = pg.Client.prototype.query;
const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: pg.Client,
  ...given: unknown[]
) {
  const [first] = given;
  // Other tests of this process may be ending their own work.
  if (this.database === databaseName) {
    asked.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
  }
  return Reflect.apply(query, this, given);
});
afterAll(() => watch.mockRestore());

/** A statement that looks for whom an address belongs to. */
const ofPeople = /from "accounts"."people"/;

const password = 'seven lanes of chalk';
let number = 0;
/** One that nobody has, of the same length as those that somebody has. */
const unknown = () => `nobody${String(++number).padStart(3, '0')}@example.org`;
const known = async () => {
  const { email } = await person(parts, {
    email: `member${String(++number).padStart(3, '0')}@example.org`,
    password,
  });
  return email;
};

const calls: readonly [string, string, object][] = [
  ['signing in', '/api/sessions', { password: 'not the password' }],
  ['registering', '/api/people', { password: 'another lane of chalk', name: 'Somebody' }],
  ['asking for another code', '/api/people/verification-codes', {}],
  ['proving an address', '/api/people/verification', { code: '000000' }],
  ['asking for a code to sign in', '/api/sessions/codes', {}],
  ['a wrong code', '/api/sessions/by-code', { code: '000000' }],
  ['asking for a code as a guest', '/api/guests/codes', {}],
  ['a wrong code of a guest', '/api/guests', { code: '000000', name: 'Somebody' }],
  ['a forgotten password', '/api/people/password-links', {}],
  [
    'registering a company',
    '/api/corporate/register',
    { password: 'another lane of chalk', name: 'Northgate', admin_name: 'Duc Anh Phan' },
  ],
];

/** A try to sign in, counted without the slow comparing of passwords. */
const attempt = (email: string) => ({
  email,
  address: '127.0.0.1',
  ofEmail: limits.signInOfEmail,
  fromNetwork: limits.signInFromNetwork,
});

/** The answer without what is by chance, and what it took of the database. */
async function answer(url: string, body: object, email: string) {
  const identifier = `northgate-${++number}`;
  const payload = { ...body, email, ...(url.includes('corporate') && { identifier }) };
  asked.length = 0;
  const reply = await app.inject({ method: 'POST', url, payload });
  const work = [...asked];
  const text = reply.body
    .replace(/"registration":"[^"]+"/, '"registration":""')
    .replaceAll(identifier, 'northgate');
  return { status: reply.statusCode, text, work };
}

describe('an attacker with a list of emails learns nothing from', () => {
  it.each(calls)('%s: status, body and work are equal', async (_name, url, body) => {
    const [mine, nobodys] = [await known(), unknown()];
    // Statements are prepared once they came often, so each side comes first once.
    const first = [await answer(url, body, mine), await answer(url, body, nobodys)];
    expect(first[0]).toEqual(first[1]);
    expect(first[0]?.work.length).toBeGreaterThan(1);
    await settle();
    // Once more: what the first one left behind tells nothing either.
    const second = [await answer(url, body, nobodys), await answer(url, body, mine)];
    expect(second[0]).toEqual(second[1]);
    expect(first[0]?.status).toBeLessThan(500);
  });

  it('a wrong code after requesting one', async () => {
    const [mine, nobodys] = [await known(), unknown()];
    for (const email of [mine, nobodys]) await answer('/api/sessions/codes', {}, email);
    await settle();
    const guess = (email: string) => answer('/api/sessions/by-code', { code: '000000' }, email);
    expect(await guess(mine)).toEqual(await guess(nobodys));
    expect(await guess(nobodys)).toEqual(await guess(mine));
  });

  it('tries until the limit: both are closed at the same one, before any password is looked at', async () => {
    const [mine, nobodys] = [await known(), unknown()];
    const right = { password };
    const looked = await answer('/api/sessions', { password: 'not the password' }, mine);
    expect(looked.work.join('\n')).toMatch(ofPeople);
    for (const [email, times] of [
      [mine, 9],
      [nobodys, 10],
    ] as const) {
      for (let tries = 0; tries < times; tries += 1) await countTry(parts, attempt(email));
    }
    const [closed, other] = [
      await answer('/api/sessions', right, mine),
      await answer('/api/sessions', right, nobodys),
    ];
    expect(closed).toEqual(other);
    expect(closed.status).toBe(429);
    expect(closed.work.join('\n')).not.toMatch(ofPeople);
  });
});
