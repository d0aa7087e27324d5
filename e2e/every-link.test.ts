import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBeside } from '../server/src/platform/testing/beside.ts';
import type { ServerProcess } from '../server/src/platform/testing/server-process.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { type Outside, openOutside } from './outside.ts';
import { quickPasswords } from './quick-passwords.ts';
import { type Visit, visit } from './visit.ts';
import { arriveBy, goTo, loggedOut } from './walk.ts';

/**
 * Who clicks each link. web/src/app/shell/links.test.tsx lists which links everyone sees, and checks that they lead to
 * a screen they can open; every-screen.ts checks each screen's content for each kind of person.
 */
const people = { off: ['visitor', 'corporate-admin'], on: ['trainee'] } as const;
type Mode = keyof typeof people;
type Who = (typeof people)[Mode][number];

/** Where a link inside of the app leads, and its heading. Links to screens that don't exist yet are left out. */
type Ways = readonly (readonly [label: string, to: string, heading: string | RegExp])[];

const home = ['Fitness Challenges', '/', 'Find your floor'] as const;
const help = ['FAQs', '/help-center', 'FAQs'] as const;
const events = ['Events', '/events', 'Events'] as const;
const communities = ['Communities', '/communities', 'Communities'] as const;
const contact = ['Contact us', '/contact', 'Contact us'] as const;
const partners = ['Partners', '/partners', 'Partners'] as const;
/** Seed §2, in its order. */
const header: Ways = [home, events, communities, partners, help, contact];
const footer: Ways = [home, help, contact];
const entrance: Ways = [
  ['Login', '/login', 'Sign in'],
  ['Register', '/register', 'Register'],
];
const menu = (who: Who): Ways => [
  who === 'corporate-admin' ? ['Dashboard', '/dashboard', 'Dashboard'] : ['Dashboard', '/profile', /\w+ \w+/],
  ['Messages', '/messages', 'Messages'],
  ...(who === 'corporate-admin' ? ([['My Clients', '/clients', 'Clients']] as const) : []),
  ['Manage Events', '/my-events', 'My events'],
  ['Manage Competitions', '/my-competitions', 'My competitions'],
  ['My Tickets', '/my-events?tab=tickets', 'My events'],
  ['Nutrition History', '/track-diet', 'Food diary'],
  ['My Groups', '/all-groups', 'My groups'],
];
const mayTrain: readonly Who[] = ['corporate-admin'];

const links = {
  MAIN_SITE_URL: '/main',
  TRAINER_SITE_URL: '/trainers',
  TERMS_URL: '/terms',
  PRIVACY_URL: '/privacy',
  PLAY_STORE_URL: '/play',
  APP_STORE_URL: '/apps',
  FACEBOOK_URL: '/facebook',
  INSTAGRAM_URL: '/instagram',
  YOUTUBE_URL: '/youtube',
  LINKEDIN_URL: '/linkedin',
  X_URL: '/x',
} as const;
/** In the footer; each opens beside the page. */
const outsideLinks = [
  ['Terms', links.TERMS_URL],
  ['Privacy', links.PRIVACY_URL],
  ['Android Google Play', links.PLAY_STORE_URL],
  ['iPhone App Store', links.APP_STORE_URL],
  ['Facebook', links.FACEBOOK_URL],
  ['Instagram', links.INSTAGRAM_URL],
  ['YouTube', links.YOUTUBE_URL],
  ['LinkedIn', links.LINKEDIN_URL],
  ['X', links.X_URL],
] as const;

let browser: Browser;
let outside: Outside;
let sites: Readonly<Record<'off' | 'on', ServerProcess>>;
beforeAll(async () => {
  outside = await openOutside();
  const configured = Object.entries(links).map(([name, path]) => [name, outside.address + path]);
  const env = { ...quickPasswords, ...Object.fromEntries(configured), ROLE: 'web' };
  const dataDir = inject('demoDir');
  const [open, off, on] = await Promise.all([
    openBrowser(),
    startBeside(dataDir, { ...env, CORPORATE_MODE: 'off' }),
    startBeside(dataDir, { ...env, CORPORATE_MODE: 'on' }),
  ]);
  browser = open;
  sites = { off, on };
});
afterAll(async () => {
  await leaveBrowser(browser);
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  await outside.close();
});

const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/^\/competition/, '') || '/';

/** Presses each and says where it led, as the table above says where it should. */
async function press(page: Page, ways: Ways, find: (label: string) => Promise<Locator>): Promise<void> {
  for (const [label, to, heading] of ways) {
    // From another screen than the one it leads to, with the full header.
    const here = pathOf(page);
    const isEntrance = entrance.some(([, address]) => address === here);
    if (here === to || isEntrance) await goTo(page, to === '/contact' ? '/help-center' : '/contact');
    const { path, headings } = await arriveBy(page, async () => (await find(label)).click());
    expect([label, path], `${label} of ${page.url()}`).toEqual([label, to]);
    expect(headings).toEqual([typeof heading === 'string' ? heading : expect.stringMatching(heading)]);
  }
}

/** What leads out of the app is the same for everybody, but for the Fitness Programs. */
const pressesOutside = (who: Who) => who === 'corporate-admin';

async function labelsOf(area: Locator): Promise<string[]> {
  return (await area.getByRole('link').allInnerTexts()).map((label) => label.trim().replace(/\s+/g, ' '));
}

/** Everybody is shown the same; `pressed` by one of them, for each opens a window of its own. */
async function checkOutside(page: Page, pressed: boolean): Promise<void> {
  const foot = page.getByRole('contentinfo');
  for (const [name, path] of outsideLinks) {
    const link = foot.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(outside.address + path);
    if (!pressed) continue;
    const opened = page.context().waitForEvent('page');
    await link.click();
    const beside = await opened;
    await beside.getByRole('heading', { name: path, exact: true }).waitFor();
    await beside.close();
  }
}

/** Leaves for another site in the same window, and comes back. */
async function leaveBy(page: Page, link: Locator, path: string): Promise<URL> {
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { name: path, exact: true }).waitFor();
  const there = new URL(page.url());
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return there;
}

async function pressHeader(page: Page, who: Who, site: string): Promise<void> {
  const top = page.getByRole('banner');
  const tabs = top.getByRole('navigation', { name: 'Main' });
  const programs = mayTrain.includes(who) ? ['Fitness Programs'] : [];
  const labels = header.map(([label]) => label);
  await goTo(page, '/contact');
  // Between Communities and Partners.
  await expect.poll(() => labelsOf(tabs)).toEqual([...labels.slice(0, 3), ...programs, ...labels.slice(3)]);
  await press(page, header, async (label) => tabs.getByRole('link', { name: label, exact: true }));
  if (who === 'visitor') {
    await press(page, entrance, async (label) => top.getByRole('link', { name: label, exact: true }));
    await goTo(page, '/contact');
  }
  for (const label of programs) {
    const { searchParams } = await leaveBy(
      page,
      tabs.getByRole('link', { name: label }),
      links.TRAINER_SITE_URL,
    );
    expect([...searchParams.keys()]).toEqual(['token', 'user_id', 'from']);
    expect(searchParams.get('from')).toMatch(new RegExp(`^${site}/competition/`));
  }
  const logo = top.getByRole('link').first();
  expect(await logo.getAttribute('href')).toBe(outside.address + links.MAIN_SITE_URL);
  if (pressesOutside(who)) await leaveBy(page, logo, links.MAIN_SITE_URL);
}

async function pressDropdown(page: Page, who: Who): Promise<void> {
  const open = async () => {
    const button = page.getByRole('button', { name: /your account/ });
    // One that is fading away is still there: the button knows.
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  };
  const ways = menu(who);
  await open();
  const labels = ways.map(([label]) => label);
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual([...labels, 'Log out']);
  await page.keyboard.press('Escape');
  await press(page, ways, async (label) => {
    await open();
    return page.getByRole('menuitem', { name: label, exact: true });
  });
}

async function pressFooter(page: Page, who: Who): Promise<void> {
  await goTo(page, '/contact');
  const foot = page.getByRole('contentinfo');
  const area = foot.getByRole('navigation', { name: 'Footer' });
  await expect.poll(() => labelsOf(area)).toEqual([...footer.map(([label]) => label), 'Terms', 'Privacy']);
  await press(page, footer, async (label) => area.getByRole('link', { name: label, exact: true }));
  await press(page, [['the logo', '/', 'Find your floor']], async () => foot.getByRole('link').first());
  await checkOutside(page, pressesOutside(who));
}

async function pressMobileMenu(page: Page, who: Who): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const area = page.locator('#mobile-menu');
  const open = async () => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await area.waitFor();
  };
  const own = who === 'visitor' ? entrance : menu(who);
  const ways = [...header, ...own];
  const labels = ways.map(([label]) => label);
  const programs = mayTrain.includes(who) ? ['Fitness Programs'] : [];
  await goTo(page, '/contact');
  await open();
  await expect.poll(() => labelsOf(area)).toEqual([...labels.slice(0, 3), ...programs, ...labels.slice(3)]);
  if (who !== 'visitor') {
    // The account is its expandable part.
    const fold = area.getByRole('button', { expanded: true });
    await fold.click();
    await expect.poll(() => labelsOf(area)).toHaveLength(header.length + programs.length);
    await area.getByRole('button', { expanded: false }).click();
  }
  await press(page, ways, async (label) => {
    await open();
    return area.getByRole('link', { name: label, exact: true });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** By the last item of the menu, on a desk or on a phone. */
async function logOut(page: Page, mode: Mode): Promise<void> {
  await goTo(page, '/contact');
  await loggedOut([page], async () => {
    if (mode === 'off') {
      await page.getByRole('button', { name: /your account/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    } else {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('#mobile-menu').getByRole('button', { name: 'Log out' }).click();
    }
  });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

async function pressAll(mode: Mode, who: Who): Promise<void> {
  const { address } = sites[mode];
  const as = who === 'visitor' ? undefined : await signInAtDemo(address, who);
  const person: Visit = await visit(browser, { address, ...(as && { as }) });
  const { page } = person;
  await person.open('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pressMobileMenu(page, who);
  await pressHeader(page, who, address);
  if (who !== 'visitor') await pressDropdown(page, who);
  await pressFooter(page, who);
  if (who !== 'visitor') await logOut(page, mode);
  // The stream may ask once more for what was the person's before it hears that they left.
  await person.leave(/api\/live\/stream/);
}

it.each(['off', 'on'] as const)(
  'corporate mode %s: each link of header, dropdown, footer and mobile menu leads to its screen',
  { timeout: 480_000 },
  async (mode) => {
    await Promise.all(people[mode].map((who) => pressAll(mode, who)));
  },
);

it('corporate mode on: somebody without a session finds no link but those to sign in and what they agree to', async () => {
  const { address } = sites.on;
  const person = await visit(browser, { address });
  const { page } = person;
  await person.open('/');
  await page.waitForURL('**/competition/login');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await labelsOf(page.getByRole('contentinfo').getByRole('navigation'))).toEqual(['Terms', 'Privacy']);
  for (const [name, heading] of [
    ['Register', 'Register'],
    ['Forgot?', 'Forgot your password?'],
  ] as const) {
    await goTo(page, '/login');
    const { headings } = await arriveBy(page, () => page.getByRole('link', { name, exact: true }).click());
    expect(headings).toEqual([heading]);
  }
  await person.leave();
});
