import { basename } from 'node:path/posix';
import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';
import { type Place, placeOf } from './place.ts';
import { targetOf } from './target.ts';

/** The first import from one noun to another. */
interface Step {
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

type Graph = Map<string, Map<string, Step>>;

/**
 * In a domain of the contract and in a feature of the web, folders import one another in one direction only, types
 * too. A file directly in the domain's folder counts by itself. The server's folders have an order: see nouns.ts.
 */
export function folderCircles({ modules }: House): Finding[] {
  const graphs = new Map<string, Graph>();
  for (const module of modules) {
    if (isTest(module.path)) continue;
    const domain = domainOf(placeOf(module.path));
    if (domain === undefined) continue;
    const graph = graphs.get(domain) ?? new Map();
    graphs.set(domain, graph);
    const from = nounOf(module.path);
    const steps = graph.get(from) ?? new Map();
    graph.set(from, steps);
    for (const { specifier, line } of module.imports) {
      const target = targetOf(module.path, specifier);
      if (target.kind !== 'file' || domainOf(placeOf(target.path)) !== domain) continue;
      const to = nounOf(target.path);
      if (to !== from && !steps.has(to)) steps.set(to, { to, path: module.path, line });
    }
  }
  return [...graphs.values()].flatMap(circlesIn);
}

function domainOf({ part, room, domain }: Place): string | undefined {
  return room === 'domain' && part !== 'server' ? `${part}/${domain}` : undefined;
}

function nounOf(path: string): string {
  return placeOf(path).folder || basename(path);
}

/** One finding for each set of folders that are in a circle. */
function circlesIn(graph: Graph): Finding[] {
  const named = new Set<string>();
  return [...graph.keys()].toSorted().flatMap((noun) => {
    // Circles of files alone are for the rule about modules; types may go round there.
    const circle = named.has(noun) || noun.includes('.') ? undefined : shortestCircle(graph, noun);
    if (!circle) return [];
    for (const { to } of circle) named.add(to);
    const around = [noun, ...circle.map(({ to }) => to)].join(' → ');
    const message = `${around} is a circle of folders; move what two of them need to the one that lies lower`;
    const { path, line } = circle.at(-1) as Step;
    return [{ path, line, rule: 'imports/folder-circles', message }];
  });
}

/** The shortest way from a noun back to itself, breadth first; undefined when there is none. */
function shortestCircle(graph: Graph, start: string): Step[] | undefined {
  const ways: Step[][] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    const here = way.at(-1)?.to ?? start;
    for (const step of graph.get(here)?.values() ?? []) {
      if (step.to === start) return [...way, step];
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      ways.push([...way, step]);
    }
  }
  return undefined;
}
