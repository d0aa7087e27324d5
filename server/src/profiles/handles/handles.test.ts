import * as calls from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, clock, parts } = await testApp();
const day = 86_400_000;

const owners = new Map<string, string>();

async function newcomer(): Promise<string> {
  const { id } = await person(parts);
  const token = await signedIn(parts, { id });
  owners.set(token, id);
  return token;
}

/** Signs in again: an unused session ends after a month. */
async function signedInAgain(token: string): Promise<string> {
  const id = owners.get(token) ?? '';
  const fresh = await signedIn(parts, { id });
  owners.set(fresh, id);
  return fresh;
}
const take = (token: string, handle: string) =>
  call(calls.changeHandle, { body: { handle } }, { as: token }).then(
    ({ data }) => data.handle,
    ({ errors }) => errors[0].code as string,
  );

describe('a handle', () => {
  it('is taken in small letters and leads to the page', async () => {
    const token = await newcomer();
    expect(await take(token, ' Mara_L ')).toBe('mara_l');
    const { data } = await call(calls.seePerson, { params: { personId: '@Mara_L' } });
    expect(data.handle).toBe('mara_l');
    expect(await take(token, 'mara_l')).toBe('mara_l');
  });

  it.each([
    ['support', 'handle_reserved'],
    ['admin_7', 'handle_reserved'],
    ['x', 'bad_format'],
    ['no-dash', 'bad_format'],
    ['', 'bad_format'],
  ])('may not be %j', async (handle, expected) => {
    expect(await take(await newcomer(), handle)).toBe(expected);
  });

  it('is had by one of many who want it at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, newcomer));
    const answers = await Promise.all(tokens.map((token) => take(token, 'wanted_by_all')));
    expect(answers.toSorted()).toEqual([...Array(7).fill('handle_taken'), 'wanted_by_all']);
  });

  it('is one for a person who takes many at once', async () => {
    const token = await newcomer();
    const answers = await Promise.all(['first_one', 'second_one', 'third_one'].map((it) => take(token, it)));
    expect(answers.filter((answer) => answer === 'handle_changed_lately')).toHaveLength(2);
  });

  it('can be changed after 30 days; the old one is reserved for 90 more, except for its previous owner', async () => {
    const [token, other] = [await newcomer(), await newcomer()];
    await take(token, 'old_name');
    clock.advance(29 * day);
    const later = await signedInAgain(token);
    expect(await take(later, 'new_name')).toBe('handle_changed_lately');
    clock.advance(2 * day);
    expect(await take(await signedInAgain(later), 'new_name')).toBe('new_name');
    expect(await take(await signedInAgain(other), 'old_name')).toBe('handle_taken');
    clock.advance(31 * day);
    expect(await take(await signedInAgain(later), 'old_name')).toBe('old_name');
    expect(await take(await signedInAgain(other), 'new_name')).toBe('handle_taken');
    clock.advance(90 * day);
    expect(await take(await signedInAgain(other), 'new_name')).toBe('new_name');
  });
});
