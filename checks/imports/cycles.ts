import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { Import, Module } from '../house/module.ts';
import { targetOf } from './target.ts';

interface Step {
  readonly to: string;
  readonly line: number;
}

/**
 * No module may need itself to load. Types don't exist at run time and deferred imports load later, so neither
 * counts: `Parts` may name the type of jobs whose handlers take `Parts`.
 */
export function cycles({ modules }: House): Finding[] {
  const graph = new Map(modules.map((module) => [module.path, stepsOf(module)]));
  const done = new Set<string>();
  const found: Finding[] = [];
  for (const start of graph.keys()) visit(start, graph, done, found);
  return found;
}

function stepsOf(module: Module): Step[] {
  const loaded = (asked: Import) => !asked.typeOnly && !asked.deferred;
  return module.imports.filter(loaded).flatMap(({ specifier, line }) => {
    const target = targetOf(module.path, specifier);
    return target.kind === 'file' ? [{ to: target.path, line }] : [];
  });
}

/** Depth first without recursion; the trail is the path from the start to the current module. */
function visit(start: string, graph: ReadonlyMap<string, Step[]>, done: Set<string>, found: Finding[]): void {
  const trail = [{ path: start, next: 0 }];
  const onTrail = new Set([start]);
  for (let here = trail.at(-1); here; here = trail.at(-1)) {
    const step = done.has(here.path) ? undefined : graph.get(here.path)?.[here.next++];
    if (!step) {
      done.add(here.path);
      onTrail.delete(here.path);
      trail.pop();
    } else if (onTrail.has(step.to)) {
      found.push(
        circle(
          trail.map(({ path }) => path),
          step,
        ),
      );
    } else if (!done.has(step.to)) {
      trail.push({ path: step.to, next: 0 });
      onTrail.add(step.to);
    }
  }
}

function circle(trail: readonly string[], { to, line }: Step): Finding {
  const around = [...trail.slice(trail.indexOf(to)), to].join(' → ');
  const message = `${around} is a circle; move what both need into a file of its own, or import only the type`;
  return { path: trail.at(-1) ?? to, line, rule: 'imports/cycles', message };
}
