import { basename } from 'node:path/posix';
import { nouns as ordersOfTheHouse } from '../../server/src/nouns.ts';
import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest, type Module } from '../house/module.ts';
import { type Place, placeOf } from './place.ts';
import { targetOf } from './target.ts';

/** The order of nouns of a domain, or of the platform, lowest first: see server/src/nouns.ts. */
export type Orders = Readonly<Partial<Record<string, readonly string[]>>>;

const list = 'server/src/nouns.ts';

/**
 * In a server domain and in the platform, a noun imports only nouns before it in server/src/nouns.ts, types too.
 * Of the files directly in a domain's folder, `domain.ts` combines the nouns and comes after them, a file named in the
 * order has its place there, and all others come first. Tests and factories may import anything.
 */
export function nouns({ modules }: House, orders: Orders = ordersOfTheHouse): Finding[] {
  const groups = Map.groupBy(modules, ({ path }) => domainOf(placeOf(path)));
  const missing = [...groups].flatMap(([domain, own]) =>
    domain === undefined ? [] : missingIn(domain, own, orders[domain]),
  );
  const stale = Object.entries(orders).flatMap(([domain, order = []]) => staleIn(domain, order, groups));
  return [...missing, ...stale, ...modules.flatMap((module) => backwards(module, orders))];
}

/** The key of the order that applies to a file's nouns; undefined if there is none. */
function domainOf({ part, room, domain }: Place): string | undefined {
  if (part !== 'server') return undefined;
  return room === 'ground' ? 'platform' : domain;
}

/** Folders without a place in the order, and two or more folders without any order. */
function missingIn(domain: string, own: readonly Module[], order: readonly string[] | undefined): Finding[] {
  const folders = Map.groupBy(own, ({ path }) => placeOf(path).folder);
  folders.delete('');
  if (order === undefined) {
    const [, second] = folders.values();
    if (!second) return [];
    return [finding(second[0], 1, `${domain} has several folders and no order of them in ${list}; add it`)];
  }
  return [...folders].flatMap(([folder, [first]]) =>
    order.includes(folder)
      ? []
      : [finding(first, 1, `${folder} has no place in the order of ${domain} in ${list}; add it there`)],
  );
}

function staleIn(
  domain: string,
  order: readonly string[],
  groups: ReadonlyMap<string | undefined, readonly Module[]>,
): Finding[] {
  const there = new Set(groups.get(domain)?.map(({ path }) => nounOf(path)));
  return order.flatMap((noun) =>
    there.has(noun)
      ? []
      : [{ path: list, line: 1, rule, message: `${domain} has no ${noun}; take it out of the order` }],
  );
}

function backwards(module: Module, orders: Orders): Finding[] {
  if (isTest(module.path) || module.path.endsWith('.factory.ts')) return [];
  const domain = domainOf(placeOf(module.path));
  const order = domain === undefined ? undefined : orders[domain];
  if (domain === undefined || order === undefined) return [];
  return module.imports.flatMap(({ specifier, line }) => {
    const target = targetOf(module.path, specifier);
    if (target.kind !== 'file' || domainOf(placeOf(target.path)) !== domain) return [];
    if (rankOf(target.path, order) <= rankOf(module.path, order)) return [];
    const [from, to] = [nounOf(module.path), nounOf(target.path)];
    const cure = 'move what is asked for to the lower noun, or hand it down as an argument';
    return [
      finding(
        module,
        line,
        `imports '${specifier}': ${to} comes after ${from} in the order of ${domain} in ${list}; ${cure}`,
      ),
    ];
  });
}

/** The folder of a file, or the file's name if it is directly in the domain's folder. */
function nounOf(path: string): string {
  return placeOf(path).folder || basename(path);
}

function rankOf(path: string, order: readonly string[]): number {
  const noun = nounOf(path);
  // A folder missing from the order is reported separately.
  return noun === 'domain.ts' ? order.length : order.indexOf(noun);
}

const rule = 'imports/nouns';

function finding(module: Module | undefined, line: number, message: string): Finding {
  return { path: module?.path ?? list, line, rule, message };
}
