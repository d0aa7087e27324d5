import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest, type Module } from '../house/module.ts';
import { isReachable, type Place, placeOf } from './place.ts';
import { type Target, targetOf } from './target.ts';

/**
 * Types describing the viewer, which every call has: the contract's base and the platform need them although they
 * belong to a domain.
 */
const wordsOfEveryCall: readonly string[] = ['contract/src/accounts/account-types.ts'];

/**
 * What amounts, prices and promo codes are: the fields and panels for them, in the patterns, need it although it belongs to
 * a domain.
 */
const wordsOfPatterns: readonly string[] = [
  'contract/src/checkout/promo-code.schema.ts',
  'contract/src/money/canceled-sales.schema.ts',
  'contract/src/money/currencies.ts',
  'contract/src/money/show-money.ts',
];

/** What checks import: the orders they enforce. */
const ordersForChecks: readonly string[] = ['server/src/domains.ts', 'server/src/nouns.ts'];

/** The one file directly in src that a domain may name: the type of its manifest. */
const manifestType = 'server/src/domain-manifest.ts';

function isManifest(path: string): boolean {
  return /^server\/src\/[^/]+\/domain\.ts$/.test(path);
}

/** Who may import whom: parts of the repository, rooms within them, and the order of the domains. */
export function zones({ modules }: House): Finding[] {
  return modules.flatMap((module) => {
    const from = placeOf(module.path);
    const finding = (line: number, message: string): Finding => ({
      path: module.path,
      line,
      rule: 'imports/zones',
      message,
    });
    if (from.room === 'unknown') return [finding(1, noSuchRoom(from))];
    return module.imports.flatMap(({ specifier, line }) => {
      const refusal = refusalOf(module, from, targetOf(module.path, specifier), specifier);
      return refusal ? [finding(line, `imports '${specifier}': ${refusal}`)] : [];
    });
  });
}

function noSuchRoom({ part }: Place): string {
  return part === 'web'
    ? 'this folder is none of app, ui, platform, patterns, and no features/<domain> of server/src/domains.ts; move the file'
    : 'this folder isn’t a domain of server/src/domains.ts; move the file, or add the domain to the list there';
}

function refusalOf(module: Module, from: Place, target: Target, specifier: string): string | undefined {
  if (target.kind !== 'file') return foreignRefusal(module, from, target.name);
  const to = placeOf(target.path);
  if (to.part === 'contract' && from.part !== 'contract' && specifier.startsWith('.')) {
    return `the contract is imported by its name: '@chalkline/contract/${target.path.slice('contract/src/'.length)}'`;
  }
  if (to.room === 'testing' && !mayTest(module, from)) return 'testing is for tests only';
  if (wordsOfEveryCall.includes(target.path) && from.room !== 'ui') return undefined;
  if (wordsOfPatterns.includes(target.path) && from.room === 'patterns') return undefined;
  if (target.path === manifestType && isManifest(module.path)) return undefined;
  if (to.part !== from.part) return betweenParts(module, from, to, target.path);
  return isTest(module.path) ? undefined : within(from, to);
}

/** Tests, their helpers, and parts that only drive the real product. */
function mayTest(module: Module, from: Place): boolean {
  return isTest(module.path) || from.room === 'testing' || from.room === 'outside';
}

function foreignRefusal(module: Module, from: Place, name: string): string | undefined {
  if (from.part === 'contract' && !mayTest(module, from) && name !== 'zod') {
    return 'the contract runs in the browser and the server and imports zod only';
  }
  if (from.room === 'ui' && name === '@tanstack/react-query' && !isTest(module.path)) {
    return 'ui shows and never fetches; take the data as a prop';
  }
  return undefined;
}

/** From one part of the repository into another. */
function betweenParts(module: Module, from: Place, to: Place, path: string): string | undefined {
  if (from.part === 'root') return undefined;
  if (to.part === 'contract') {
    if (from.part === 'checks')
      return `checks read the tree as text and import none of it but ${ordersForChecks.join(' and ')}`;
    return isTest(module.path) || from.part === 'scripts' ? undefined : contractFrom(from, to);
  }
  if (to.part === 'server') return serverFrom(module, from, to, path);
  // Benchmarks of pages use the same browser as journeys.
  if (from.part === 'bench' && to.part === 'e2e') return undefined;
  return `${from.part} may not import ${to.part}; what both need belongs in contract`;
}

function contractFrom(from: Place, to: Place): string | undefined {
  if (to.room !== 'domain') return undefined;
  if (from.room === 'ui' || from.room === 'ground' || from.room === 'patterns') {
    return `${from.room === 'ground' ? 'the platform' : from.room} knows no domain; take what it needs as an argument`;
  }
  if (from.room === 'domain' && !isReachable(to.domain, from.domain)) return outOfOrder(from, to);
  return undefined;
}

/** What others may import of the server: its testing entry points and factories. */
function serverFrom(module: Module, from: Place, to: Place, path: string): string | undefined {
  if (from.part === 'scripts') return undefined;
  if (from.part === 'checks') {
    return ordersForChecks.includes(path)
      ? undefined
      : `checks import nothing of the server but ${ordersForChecks.join(' and ')}`;
  }
  if (from.part === 'e2e' || from.part === 'bench') {
    const isDoor = to.room === 'testing' || path.endsWith('.factory.ts');
    return isDoor ? undefined : `${from.part} may import server/src/platform/testing and *.factory.ts only`;
  }
  return `${from.part} never imports the server${isTest(module.path) ? ', tests neither' : ''}; what both need belongs in contract`;
}

/** Inside one part. */
function within(from: Place, to: Place): string | undefined {
  if (from.room === 'outside' || from.room === 'testing') return undefined;
  if (from.room === 'top') return undefined;
  if (to.room === 'top') return 'the files directly in src join everything and are imported by nothing below';
  if (to.room === 'outside') return 'code in src imports nothing beside src';
  if (from.room === 'app' || from.room === to.room) return sameRoom(from, to);
  if (from.room === 'ui') return 'ui imports nothing but ui; take it as a prop or children';
  if (from.room === 'ground') return `the platform imports no ${to.room}; take what it needs as an argument`;
  if (to.room === 'ground' || to.room === 'ui') return undefined;
  if (from.room === 'patterns') return `patterns know no ${to.room}; take what they need as an argument`;
  if (to.room === 'patterns') return undefined;
  if (from.room === 'demo' && to.room === 'domain') return undefined;
  if (from.part === 'web') return 'a feature never imports app; let app pass it in as a prop or slot';
  return `nothing in ${from.domain ?? from.room} may import ${to.domain ?? to.room}`;
}

/**
 * Features whose things are kinds of another feature's: an activity and an event are groups with more to them, so their
 * pages and forms are built from the parts of a group’s.
 */
const kindsOf: Readonly<Record<string, readonly string[]>> = { groups: ['activities', 'events'] };

function sameRoom(from: Place, to: Place): string | undefined {
  if (from.room !== 'domain' || from.domain === to.domain) return undefined;
  if (from.part === 'web') {
    if (from.domain && to.domain && kindsOf[to.domain]?.includes(from.domain)) return undefined;
    return `features/${from.domain} may not import another feature; app joins them by a prop or slot`;
  }
  return isReachable(to.domain, from.domain) ? undefined : outOfOrder(from, to);
}

function outOfOrder(from: Place, to: Place): string {
  return `${to.domain} comes after ${from.domain} in server/src/domains.ts; turn the call round with a port that ${to.domain} registers for itself`;
}
