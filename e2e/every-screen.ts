import { globSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { demoThings } from './demo-things.ts';
import { headings, headingsFor, homeHeading } from './screen-headings.ts';
import { findingsOf, visit } from './visit.ts';
import { type Arrival, goTo, overflow } from './walk.ts';

type Kind = 'visitor' | 'trainee' | 'trainer' | 'receptionist' | 'corporate-admin' | 'admin';

const administrators: readonly Kind[] = ['corporate-admin', 'admin'];

/** The kinds of people these screens are for; others see that they have no access. */
const rooms: Partial<Record<AddressName, readonly Kind[]>> = {
  dashboard: [...administrators, 'receptionist'],
  allUsers: administrators,
  addUser: administrators,
  editUser: administrators,
  featuredContent: ['admin'],
  allCommunities: administrators,
  addActivityType: ['admin'],
  gymInventory: ['corporate-admin', 'receptionist'],
  memberships: ['corporate-admin', 'receptionist', 'trainer'],
  allSubscriptions: ['admin'],
  allSubscribers: ['admin'],
  clientMemberships: ['corporate-admin', 'receptionist', 'trainer'],
  expenseManagement: ['corporate-admin', 'receptionist'],
  revenueManagement: ['corporate-admin', 'receptionist'],
  clients: ['trainer', 'receptionist', 'corporate-admin', 'admin'],
  checkInForms: ['trainer', 'receptionist', 'corporate-admin', 'admin'],
  myPrograms: ['trainer', 'corporate-admin', 'admin'],
  buildProgram: ['trainer', 'corporate-admin', 'admin'],
};

const ofPartners = ['addPartner', 'partnersDashboard', 'partnerProducts', 'addProduct'] as const;

/** What a visitor has to sign in for, the rooms above aside. */
const ownThings: readonly AddressName[] = [
  ...ofPartners,
  'subscriptions',
  'createCompetition',
  'myCompetitions',
  'competitionDashboard',
  'judging',
  'volunteer',
  'paymentIntent',
  'order',
  'compete',
  'profile',
  'editProfile',
  'notifications',
  'branding',
  'revenues',
  'sales',
  'sale',
  'dispute',
  'stripeHome',
  'payoutRefresh',
  'payoutReturn',
  'myCommunities',
  'addCommunity',
  'allGroups',
  'addGroup',
  'groupInvite',
  'addActivity',
  'addChallenge',
  'challengeRequests',
  'moderation',
  'moderationCase',
  'event',
  'myEvents',
  'eventDoor',
  'eventPapers',
  'eventPaymentIntent',
  'client',
  'requestsTrainer',
  'programRequests',
  'trainers',
  'trainer',
  'trackDiet',
  'fitnessTrainer',
  'nutritionist',
  'nutritionistWeaviate',
  'nutritionistPinecone',
];

/** Where somebody who is signed in has nothing to do: they are led on. */
const entrances: readonly AddressName[] = ['login', 'register', 'loginOtpVerify', 'verifyOtp', 'guest'];

/** What is open to guests leads visitors to where they come in. */
const guestDoors: Partial<Record<AddressName, string>> = {
  compete: '',
  order: '&for=order',
  paymentIntent: '&for=order',
  eventPaymentIntent: '&for=order',
};

const address = inject('demoServer');
let browser: Browser;
/** By their name; a visitor has none. */
const sessions = new Map<Kind, SignedIn>();
/** Something to put in the places of an address. */
let parts: (name: AddressName) => string;
let competitionName: string;

async function prepare(kinds: readonly Kind[]): Promise<void> {
  browser = await openBrowser();
  const people = new Set<Kind>(['trainer', ...kinds]);
  people.delete('visitor');
  for (const kind of people) sessions.set(kind, await signInAtDemo(address, kind));
  const known = await demoThings(address, sessions.get('trainer'));
  parts = known.partOf;
  competitionName = known.competitionName;
}

const pathTo = (name: AddressName) => addresses[name].replace(/:\w+/g, () => parts(name));

/** What every screen has. */
function wrongHead({ title, headings: shown }: Arrival): string[] {
  const said = /^.+ · Chalkline$/.test(title) ? [] : [`is titled ${title}`];
  if (shown.length !== 1) said.push(`has ${shown.length} first headings`);
  return said;
}

/** Where the person should be, and what should be shown. */
function wrongOf(name: AddressName, kind: Kind, shown: Arrival): string[] {
  const user = sessions.get(kind)?.user;
  const room = rooms[name];
  if (!user && (room || ownThings.includes(name))) {
    const door = guestDoors[name];
    const entrance = door === undefined ? addresses.login : addresses.guest;
    const back = `${entrance}?back=${encodeURIComponent(pathTo(name))}${door ?? ''}`;
    return shown.path === back ? [] : [`is not sent to sign in and back, but to ${shown.path}`];
  }
  if (user && entrances.includes(name)) {
    return shown.path.startsWith(addresses[name]) ? ['still shows the entrance'] : [];
  }
  const said: string[] = [];
  if (user && shown.isClosed !== (room?.includes(kind) === false)) {
    said.push(shown.isClosed ? 'is closed' : 'is not closed');
  }
  const hidden = !user && /user/i.test(name);
  const own = { profile: user?.name, competitionDetail: competitionName, ...headingsFor(kind) };
  const named = hidden ? 'Profile not found' : ({ ...headings, ...own } as typeof headings)[name];
  const heading = shown.headings[0];
  if (named !== undefined && !shown.isClosed && heading !== named) said.push(`says ${heading}, not ${named}`);
  return said;
}

/**
 * Each screen is looked at once in each color scheme, at both ends of its widths, by the first worker that gets there.
 * Keyed by the screen reached: several addresses lead to the sign-in form, the home list or a closed screen. Returns
 * the marker file to delete if the test is retried; undefined if another worker has taken the screen.
 */
function claimSight({ path, headings: shown, isClosed }: Arrival): string | undefined {
  const sight = isClosed ? 'a closed room' : `${path.split('?')[0]}: ${shown[0]}`;
  const mark = join(inject('sightsDir'), encodeURIComponent(sight));
  try {
    mkdirSync(mark);
    return mark;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    return undefined;
  }
}

type Look = readonly [width: number, dark: boolean];
const phone: Look = [390, false];
const desk: Look = [1440, true];
/** Beyond these two a new sight only has to fit. */
const narrowest: Look = [360, false];
const widest: Look = [1920, true];

/** What is wrong with the current screen on a phone and a desktop, starting from the state the last screen left. */
async function lookAt(page: Page): Promise<string[]> {
  const said: string[] = [];
  const looks = page.viewportSize()?.width === desk[0] ? [desk, phone] : [phone, desk];
  for (const look of looks) {
    said.push(...(await overflowAt(page, look === phone ? narrowest : widest)));
    said.push(...(await overflowAt(page, look)));
    const findings = await findingsOf(page);
    said.push(...findings.map((finding) => `at ${look[0]}: ${finding}`));
  }
  return said;
}

async function overflowAt(page: Page, [width, dark]: Look): Promise<string[]> {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  }
  const beyond = await overflow(page);
  return beyond > 0 ? [`stands out by ${beyond} px at ${width}`] : [];
}

const routeTables = join(fileURLToPath(new URL('..', import.meta.url)), 'web/src/features/**/*.routes.tsx');

/** The addresses that the features' route tables name; a visitor finds the home list at all others. */
const built = new Set(
  globSync(routeTables).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\w+)'/g)].map(([, name]) => name),
  ),
);

/** A screen that is not built is an unknown address: it shows the home list (seed §2), to a visitor as well. */
function isUnbuilt(name: AddressName, { path, headings: shown }: Arrival): boolean {
  const isHomeInstead = shown[0] === homeHeading && headings[name] !== homeHeading;
  return isHomeInstead && path === pathTo(name);
}

/** Each of these people visits every address: content, access and appearance. */
export function walkEveryScreen(kinds: readonly Kind[]): void {
  beforeAll(() => prepare(kinds));
  afterAll(() => leaveBrowser(browser));

  it.each(kinds)('%s is shown each screen, or told why not', { timeout: 480_000 }, async (kind) => {
    const as = sessions.get(kind);
    const person = await visit(browser, {
      address,
      width: 390,
      ...(as && { as }),
    });
    const { page } = person;
    let here: AddressName = 'helpCenter';
    const wrong: string[] = [];
    const looked: string[] = [];
    // A reply may arrive when another screen is shown.
    const askedAt = new Map<string, AddressName>();
    page.on('request', (asked) => askedAt.set(asked.url(), here));
    page.on('console', (line) => {
      const at = askedAt.get(line.location().url) ?? here;
      // Things the viewer may not see are a 404; no other call may fail.
      const isHidden = addresses[at].includes(':') && line.text().includes('status of 404');
      if (line.type() === 'error' && !isHidden) wrong.push(`${at}: ${line.text()} ${line.location().url}`);
    });
    await person.open('/help-center');
    for (const name of Object.keys(addresses) as AddressName[]) {
      if (!built.has(name) && kind !== 'visitor') continue;
      here = name;
      const shown = await goTo(page, pathTo(name));
      if (kind === 'visitor' && isUnbuilt(name, shown) === built.has(name)) {
        wrong.push(`${name} ${built.has(name) ? 'shows the home list' : 'is in no route table'}`);
      }
      if (!built.has(name)) continue;
      const mark = claimSight(shown);
      if (mark) looked.push(mark);
      const said = [...wrongHead(shown), ...wrongOf(name, kind, shown), ...(mark ? await lookAt(page) : [])];
      wrong.push(...said.map((what) => `${name} ${what}`));
    }
    if (wrong.length > 0) for (const mark of looked) rmdirSync(mark);
    expect(wrong, wrong.join('; ')).toEqual([]);
    await person.leave(/status of 404/);
  });
}
