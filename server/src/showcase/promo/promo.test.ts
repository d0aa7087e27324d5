import * as endpoints from '@chalkline/contract/showcase/promo.endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, parts, clock } = await testApp();
const admin = { as: await signedIn(parts, await person(parts, { accountType: 'admin' })) };
const write = (body: object) =>
  call(endpoints.setPromo, { body: { words: 'Harbor Throwdown is live.', seen: null, ...body } }, admin).then(
    ({ data }) => data,
  );
const shown = async () => (await call(endpoints.getPromo)).data;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

beforeEach(() => call(endpoints.removePromo, {}, admin));

describe('the promo line', () => {
  it('is shown to everybody while its days last', async () => {
    expect(await shown()).toBeNull();
    await write({
      link: '/leaderboard/1',
      linkLabel: 'Open the board',
      startsAt: inHours(1),
      endsAt: inHours(2),
    });
    expect(await shown()).toBeNull();
    clock.advance(3_600_000);
    expect(await shown()).toEqual({
      words: 'Harbor Throwdown is live.',
      link: '/leaderboard/1',
      linkLabel: 'Open the board',
    });
    clock.advance(3_600_000);
    expect(await shown()).toBeNull();
    expect((await call(endpoints.getPromoSettings, {}, admin)).data?.words).toContain('Harbor');
  });

  it.each([
    [{ link: 'javascript:alert(1)', linkLabel: 'x' }, 'bad_format'],
    [{ link: '//evil.example', linkLabel: 'x' }, 'bad_format'],
    [{ link: '/\\evil.example', linkLabel: 'x' }, 'bad_format'],
    [{ link: 'https://', linkLabel: 'x' }, 'bad_format'],
    [{ link: '/events' }, 'required'],
    [{ linkLabel: 'Open' }, 'invalid'],
    [{ words: ' ' }, 'too_short'],
    [{ words: 'x'.repeat(161) }, 'too_long'],
  ])('refuses %j', async (body, code) => {
    expect(await failure(write(body))).toEqual(expect.arrayContaining([422, code]));
  });

  it('refuses to end before it begins', async () => {
    const wrong = write({ startsAt: inHours(2), endsAt: inHours(1) });
    expect(await failure(wrong)).toContain(422);
  });

  it('is overwritten by nobody who has not read it', async () => {
    const first = await write({});
    expect(await failure(write({ words: 'Other' }))).toEqual(expect.arrayContaining([409, 'state_changed']));
    const both = await Promise.allSettled([
      write({ words: 'One', seen: first.changedAt }),
      write({ words: 'Two', seen: first.changedAt }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
