import { searchEverything } from '@chalkline/contract/search/search.endpoints.ts';
import type { SearchKind } from '@chalkline/contract/search/search.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { activity, challenge } from '../activities/activities.factory.ts';
import { asViewer, competition } from '../competitions/competitions/competitions.factory.ts';
import { eventWith } from '../events/events.factory.ts';
import { community, group } from '../groups/directory/groups.factory.ts';
import { partner } from '../partners/partners/partners.factory.ts';
import { decidePartner } from '../partners/partners/partners.service.ts';
import { product } from '../partners/products/products.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { publishedProgram } from '../programs/programs/programs.factory.ts';

const { parts, call, clock } = await testApp();

/** What somebody finds by these words: each kind with its names. */
async function find(search: string, as?: string): Promise<Partial<Record<SearchKind, string[]>>> {
  const { data } = await call(searchEverything, { query: { search } }, as ? { as } : {});
  return Object.fromEntries(data.found.map(({ kind, things }) => [kind, things.map(({ name }) => name)]));
}

const maker = asViewer(await person(parts, { accountType: 'trainer', name: 'Zephyr Maker' }));
const admin = asViewer(await person(parts, { accountType: 'admin' }));
await competition(parts, { name: 'Zephyr Throwdown', state: 'published' });
await competition(parts, { name: 'Zephyr Draft', state: 'draft' });
await eventWith(parts, maker, { name: 'Zephyr Night' });
await eventWith(parts, maker, { name: 'Zephyr Staff Night', visibility: 'invitation' });
await community(parts, maker, { name: 'Zephyr Club' });
await group(parts, maker, { name: 'Zephyr Rowers' });
await group(parts, maker, { name: 'Zephyr Board', visibility: 'invitation' });
await activity(parts, maker, { name: 'Zephyr Loop' });
await challenge(parts, maker, { name: 'Zephyr Hundred' });
await publishedProgram(parts, maker, { name: 'Zephyr Strength' });
const shop = await partner(parts, maker, { name: 'Zephyr Gear' });
await product(parts, maker, { name: 'Zephyr rope' });

describe('a search', () => {
  it('finds every kind of thing by the start of a word, and for a visitor what a visitor may see', async () => {
    const seen = {
      competition: ['Zephyr Throwdown'],
      event: ['Zephyr Night'],
      community: ['Zephyr Club'],
      group: ['Zephyr Rowers'],
      activity: ['Zephyr Loop'],
      challenge: ['Zephyr Hundred'],
      program: ['Zephyr Strength'],
    };
    expect(await find('zeph')).toEqual(seen);
    await decidePartner(parts, admin, shop.id, { version: shop.version, state: 'approved', reason: '' });
    expect(await find('ZEPHYR')).toEqual({ ...seen, partner: ['Zephyr Gear'], product: ['Zephyr rope'] });
  });

  it('finds for a member what is theirs, people and foods', async () => {
    const own = await find('zephyr', await signedIn(parts, { id: maker.personId }));
    expect(own.group?.sort()).toEqual(['Zephyr Board', 'Zephyr Rowers']);
    expect(own.event?.sort()).toEqual(['Zephyr Night', 'Zephyr Staff Night']);
    expect(own.person).toEqual(['Zephyr Maker']);
    const outsider = await signedIn(parts, await person(parts));
    expect((await find('zephyr', outsider)).group).toEqual(['Zephyr Rowers']);
    expect((await find('banana', outsider)).food?.[0]).toMatch(/^Banana/);
    expect(await find('banana')).not.toHaveProperty('food');
  });

  it('has what is over after what is to come, and says where there is more', async () => {
    for (let at = 0; at < 6; at += 1) await eventWith(parts, maker, { name: `Mistral ${at}` });
    clock.advance(3 * day);
    await eventWith(parts, maker, { name: 'Mistral again' });
    const { data } = await call(searchEverything, { query: { search: 'mistral' } });
    expect(data.found.map(({ kind, things, more }) => [kind, things.length, things[0]?.name, more])).toEqual([
      ['event', 5, 'Mistral again', true],
    ]);
    const [found] = data.found[0]?.things ?? [];
    expect(found).toMatchObject({
      detail: 'Dock 7, Rotterdam',
      time: { zone: 'Europe/Amsterdam' },
      address: `/event-detail/${found?.id}`,
    });
  });

  it('refuses a single letter, and finds nothing by signs alone', async () => {
    expect(await failure(call(searchEverything, { query: { search: 'z' } }))).toEqual([
      422,
      'too_short',
      'query.search',
    ]);
    expect(await find('%%')).toEqual({});
    expect(await find('“…”')).toEqual({});
  });
});
