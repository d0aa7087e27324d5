import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { sessions } from '../auth/sessions.table.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { people } from '../people/people.table.ts';
import { identify } from './sessions.identify.service.ts';

const { parts, database, clock } = await testApp();
const whose = identify(parts);
const days = 86_400_000;

describe('identify', () => {
  it('knows a token’s person', async () => {
    const mara = await person(parts, { name: 'Mara', accountType: 'trainer' });
    expect(await whose(await signedIn(parts, mara))).toMatchObject({
      personId: mara.id,
      name: 'Mara',
      accountType: 'trainer',
      organizationId: null,
    });
  });

  it('rejects made-up tokens, and the hash from the table', async () => {
    const mara = await person(parts);
    await signedIn(parts, mara);
    const [row] = await database.sql.select().from(sessions).where(eq(sessions.personId, mara.id));
    expect(await whose('made-up')).toBeNull();
    expect(await whose(row?.tokenHash ?? '')).toBeNull();
  });

  it.each(['guest', 'invited'] as const)(
    'takes who is %s for a guest, without the rights to come',
    async (state) => {
      const mara = await person(parts, { accountType: 'trainer' });
      const token = await signedIn(parts, mara);
      await database.sql.update(people).set({ state }).where(eq(people.id, mara.id));
      expect(await whose(token)).toMatchObject({
        isGuest: true,
        accountType: 'trainee',
        organizationId: null,
      });
    },
  );

  it.each(['suspended', 'leaving'] as const)('knows nobody who is %s', async (state) => {
    const mara = await person(parts);
    const token = await signedIn(parts, mara);
    const erasedFrom = state === 'leaving' ? clock.now() : null;
    await database.sql.update(people).set({ state, erasedFrom }).where(eq(people.id, mara.id));
    expect(await whose(token)).toBeNull();
  });

  it('ends a session after 30 days without use', async () => {
    const token = await signedIn(parts, await person(parts));
    clock.advance(29 * days);
    expect(await whose(token)).not.toBeNull();
    clock.advance(29 * days);
    expect(await whose(token)).not.toBeNull();
    clock.advance(30 * days + 1);
    expect(await whose(token)).toBeNull();
  });

  it('ends a session 90 days after it was opened, however much it is used', async () => {
    const token = await signedIn(parts, await person(parts));
    for (let day = 1; day < 90; day += 1) {
      clock.advance(days);
      expect(await whose(token)).not.toBeNull();
    }
    clock.advance(days);
    expect(await whose(token)).toBeNull();
  });

  it('writes down when a session was last seen, but not with every call', async () => {
    const mara = await person(parts);
    const token = await signedIn(parts, mara);
    const began = clock.now();
    const seenAt = async () => {
      const [row] = await database.sql.select().from(sessions).where(eq(sessions.personId, mara.id));
      return row?.updatedAt;
    };
    clock.advance(60_000);
    await whose(token);
    expect(await seenAt()).toEqual(began);
    clock.advance(3_600_000);
    await whose(token);
    expect(await seenAt()).toEqual(clock.now());
  });
});
