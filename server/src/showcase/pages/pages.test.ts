import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { getFeatured } from '@chalkline/contract/showcase/featured.endpoints.ts';
import { removePromo, setPromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { fetchSharePicture } from '@chalkline/contract/showcase/share-pictures.endpoints.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { declared } from '../../manifests.ts';
import { makePageFor } from '../../platform/pages/page-maker.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { featured } from '../featured/featured.factory.ts';

const banner = '<aside><p class="b">…</p></aside>';
const built = {
  html: '<!doctype html><html><head><meta name="chalkline-site" content=""><title>x</title></head><body><div id="root"></div></body></html>',
  firstScreens: {
    home: { files: ['/competition/assets/home-1.js'], drawing: '<h1>Find your floor</h1>', banner },
    leaderboard: {
      files: ['/competition/assets/board-1.js', '/competition/assets/board-1.css'],
      drawing: '<main><h1 class="a">Leaderboard</h1></main>',
      banner,
    },
  },
  screenFiles: {
    home: ['/competition/assets/home-1.js'],
    login: ['/competition/assets/login-1.js'],
    competitionDetail: ['/competition/assets/detail-1.js', '/competition/assets/detail-1.css'],
    leaderboard: ['/competition/assets/board-1.js'],
  },
};
const { app, call, parts } = await testApp();
const pageFor = makePageFor(parts, declared.publicPages);
const head = async (address: string) => pageFor(address, built);
const title = async (address: string) => /<title>([^<]*)<\/title>/.exec(await head(address))?.[1];
const imageOf = (html: string) =>
  (/og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').replace(parts.config.publicUrl, '');

const made = await competition(parts, {
  description: 'Seven workouts **on the quay**.',
  name: 'Harbor <b>Throwdown</b>',
});
const { id } = made.view.competition;
const draft = await competition(parts, { state: 'draft' });

describe('pasted links', () => {
  it.each([
    ['/', 'Fitness Challenges · Chalkline'],
    ['/all-competetions', 'Fitness Challenges · Chalkline'],
    ['/no/such/address', 'Fitness Challenges · Chalkline'],
    ['/help-center', 'FAQs · Chalkline'],
    ['/help-center/', 'FAQs · Chalkline'],
    ['/contact', 'Contact us · Chalkline'],
    ['/old-home', 'Welcome · Chalkline'],
    ['/login', 'Sign in · Chalkline'],
  ])('%s says %s', async (address, said) => {
    expect(await title(address)).toBe(said);
    expect(await head(address)).toContain('og:image');
  });

  it('say name, days, place and the description of a competition', async () => {
    const html = await head(`/competition-detail/${id}`);
    expect(html).toContain('<title>Harbor &#60;b&#62;Throwdown&#60;/b&#62; · Chalkline</title>');
    expect(html).toContain(
      'content="Fri 5 – Sun 7 Jun 2026 · Rotterdam, Netherlands. Seven workouts on the quay."',
    );
    expect(await title(`/leaderboard/${id}`)).toBe(
      'Harbor &#60;b&#62;Throwdown&#60;/b&#62;, leaderboard · Chalkline',
    );
  });

  it.each([
    ['a draft', `/competition-detail/${draft.view.competition.id}`],
    ['the board of a draft', `/leaderboard/${draft.view.competition.id}`],
    ['what is not there', '/competition-detail/01975f00-0000-7000-8000-000000000000'],
    ['what cannot be there', '/competition-detail/x'],
    ['a screen of one person', '/edit-profile'],
    [
      'an address with too much behind it',
      `/competition-detail/${id}/more`.replace(id, draft.view.competition.id),
    ],
  ])('say nothing of %s', async (what, address) => {
    const html = await head(address);
    expect(html).not.toContain('Harbor');
    if (!what.startsWith('an address')) expect(html).toContain('<title>Chalkline</title>');
  });

  it('are those of the signed-out set on a corporate site', async () => {
    const config = { ...parts.config, corporateMode: true };
    const corporate = makePageFor({ ...parts, config }, declared.publicPages);
    expect(await corporate('/', built)).toContain('<title>Sign in · Chalkline</title>');
    expect(await corporate(`/competition-detail/${id}`, built)).toContain('<title>Chalkline</title>');
    expect(await corporate('/help-center', built)).toContain('<title>Chalkline</title>');
  });

  it('cost people nothing when a domain fails', async () => {
    const failing = makePageFor(parts, [
      { name: 'contact', find: () => Promise.reject(new Error('The database is gone.')) },
    ]);
    expect(await failing('/contact', built)).toContain('<title>Chalkline</title>');
  });
});

describe('the first screen', () => {
  it('is drawn into the page of a board under its own name, with the files that it needs', async () => {
    const html = await head(`/leaderboard/${id}`);
    const name = 'Harbor &#60;b&#62;Throwdown&#60;/b&#62;';
    expect(html).toContain(
      `<div id="root"><div data-drawn=""><main><h1 class="a">${name}</h1></main></div></div>`,
    );
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/competition/assets/board-1.js">');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/competition/assets/board-1.css">');
  });

  it('is drawn for home and what answers as home, and for no other screen', async () => {
    for (const address of ['/', '/all-competetions', '/no/such/address']) {
      expect(await head(address)).toContain('<h1>Find your floor</h1>');
    }
    for (const address of [
      '/login',
      `/competition-detail/${id}`,
      `/leaderboard/${draft.view.competition.id}`,
    ]) {
      expect(await head(address)).toContain('<div id="root"></div>');
    }
  });

  it('has above home what is announced, as letters', async () => {
    expect(await head('/')).not.toContain('<aside>');
    const as = await signedIn(parts, await person(parts, { accountType: 'admin' }));
    const words = 'Doors <open> at 8.';
    await call(setPromo, { body: { words, link: '/contact', linkLabel: 'Ask', seen: null } }, { as });
    expect(await head('/')).toContain(
      '<div data-drawn=""><aside><p class="b">Doors &#60;open&#62; at 8. <a>Ask</a></p></aside><h1>',
    );
    expect(await head(`/leaderboard/${id}`)).not.toContain('<aside>');
    await call(removePromo, {}, { as });
  });

  it.each(['tv=1', 'embed=1'])('is not drawn where a board stands alone: %s', async (query) => {
    const html = await pageFor(`/leaderboard/${id}`, built, new URLSearchParams(query));
    expect(html).toContain('<div id="root"></div>');
  });
});

describe('the page of any other screen', () => {
  const filesIn = (html: string) =>
    [...html.matchAll(/rel="(\w+)"[^>]* href="[^"]*\/assets\/([^"]+)"/g)].map(
      ([, rel, file]) => `${rel} ${file}`,
    );

  it('names its scripts, and its styles without waiting for them', async () => {
    const detail = ['modulepreload detail-1.js', 'preload detail-1.css'];
    expect(filesIn(await head(`/competition-detail/${id}`))).toEqual(detail);
    // What is there for its people alone is named as well: the code is no secret.
    expect(filesIn(await head(`/competition-detail/${draft.view.competition.id}`))).toEqual(detail);
    expect(filesIn(await head('/login'))).toEqual(['modulepreload login-1.js']);
    expect(filesIn(await head('/contact'))).toEqual([]);
  });

  it('names them once where the screen is drawn, and those of a board that stands alone', async () => {
    expect(filesIn(await head('/'))).toEqual(['modulepreload home-1.js']);
    expect(filesIn(await head('/no/such/address'))).toEqual(['modulepreload home-1.js']);
    const alone = await pageFor(`/leaderboard/${id}`, built, new URLSearchParams('embed=1'));
    expect(filesIn(alone)).toEqual(['modulepreload board-1.js']);
  });

  it('names those of the sign-in for the home of a corporate site', async () => {
    const config = { ...parts.config, corporateMode: true };
    const html = await makePageFor({ ...parts, config }, declared.publicPages)('/', built);
    expect(filesIn(html)).toEqual(['modulepreload login-1.js']);
  });
});

describe('a pasted link to a person', () => {
  it('says their name only while everybody may see the page', async () => {
    const signe = await person(parts, { name: 'Signe Open' });
    for (const address of [`/user/${signe.id}`, `/user-profile/${signe.id}`]) {
      expect(await title(address)).toBe('Signe Open · Chalkline');
    }
    const as = await signedIn(parts, signe);
    await call(changeProfile, { body: { pageAudience: 'signed_in' } }, { as });
    expect(await head(`/user/${signe.id}`)).not.toContain('Signe');
    expect((await app.inject(`/api/share-pictures/user~${signe.id}.png`)).statusCode).toBe(404);
  });
});

describe('share pictures', () => {
  it('are PNGs of 1200 by 630 below 300 kB that caches may keep', async () => {
    for (const address of ['/', `/competition-detail/${id}`, `/leaderboard/${id}`]) {
      const reply = await app.inject(imageOf(await head(address)));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('image/png');
      expect(reply.headers['cache-control']).toContain('public');
      expect(reply.rawPayload.length).toBeLessThan(300_000);
      const { width, height, format } = await sharp(reply.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
      const { etag } = reply.headers;
      const again = await app.inject({
        url: imageOf(await head(address)),
        headers: { 'if-none-match': String(etag) },
      });
      expect(again.statusCode).toBe(304);
    }
  });

  it('are asked for again each time where the address does not name this very one, until they are no more', async () => {
    const made = await competition(parts, { name: 'Fjord Relay' });
    const as = await signedIn(parts, made.owner);
    const { id: competitionId } = made.view.competition;
    const named = imageOf(await head(`/competition-detail/${competitionId}`));
    const [plain = ''] = named.split('?');
    const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cacheOf(named)).toBe('public, max-age=3600, immutable');
    for (const url of [plain, `${plain}?v=`, `${plain}?v=another`])
      expect(await cacheOf(url)).toBe('public, no-cache');
    const { etag } = (await app.inject(plain)).headers;
    const again = () => app.inject({ url: plain, headers: { 'if-none-match': String(etag) } });
    expect((await again()).statusCode).toBe(304);
    const hidden = { visibility: 'private' as const };
    await call(changeCompetition, { params: { competitionId }, body: hidden }, { as });
    expect((await again()).statusCode).toBe(404);
  });

  it('have another address once the name is another', async () => {
    const before = imageOf(await head(`/competition-detail/${id}`));
    const other = await competition(parts, { name: 'Rift Valley Open' });
    const after = imageOf(await head(`/competition-detail/${other.view.competition.id}`));
    expect(before.split('?v=')[1]).not.toBe(after.split('?v=')[1]);
  });

  it.each([
    'home',
    'home.jpg',
    'nothing.png',
    'competitionDetail.png',
    'competitionDetail~x.png',
    'home~1.png',
    '~.png',
  ])('are not there for %s', async (name) => {
    expect((await app.inject(`/api/share-pictures/${encodeURIComponent(name)}`)).statusCode).toBe(404);
  });

  it('are a 404 for a draft, and rate limited', async () => {
    const name = `competitionDetail~${draft.view.competition.id}.png`;
    const replies = await Promise.all(
      Array.from({ length: (fetchSharePicture.rateLimit?.times ?? 0) + 1 }, () =>
        app.inject({ url: `/api/share-pictures/${name}`, remoteAddress: '203.0.113.9' }),
      ),
    );
    expect([...new Set(replies.map(({ statusCode }) => statusCode))].toSorted()).toEqual([404, 429]);
  });
});

describe('the home page', () => {
  it('brings what its screen shows first, escaped', async () => {
    await featured(parts, declared.sharedThings, made.viewer, { thingId: id });
    const written = /<meta name="chalkline-page-data" content="([^"]*)">/.exec(await head('/'))?.[1] ?? '';
    expect(written).not.toContain('<');
    const data = JSON.parse(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
    expect(data.featured[0].title).toBe('Harbor <b>Throwdown</b>');
    expect(data.promo).toBeNull();
    expect((await call(getFeatured)).data).toEqual(data.featured);
  });
});
