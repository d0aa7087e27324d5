import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { Module } from '../house/module.ts';
import { targetOf } from './target.ts';

/** What is joined by `server/src/manifests.ts` and would be dead, without a word, if it were forgotten there. */
const joined = /\.(routes|jobs)\.ts$/;
const join = 'server/src/manifests.ts';

/** Routes, jobs and retention are declared in a `domain.ts` (a job's may be a higher domain's); each of these is joined. */
export function manifests({ modules }: House): Finding[] {
  const declared = new Set(modules.filter(({ path }) => isManifest(path)).flatMap(targetsOf));
  const atTop = new Set(modules.filter(({ path }) => path === join).flatMap(targetsOf));
  return modules.flatMap(({ path, text }) => {
    if (!path.startsWith('server/src/')) return [];
    const isForgotten = isManifest(path)
      ? !atTop.has(path)
      : (joined.test(path) || declaresRetention(path, text)) && !atTop.has(path) && !declared.has(path);
    if (!isForgotten) return [];
    const where =
      isManifest(path) || path.startsWith('server/src/platform/') ? join : 'the domain’s domain.ts';
    const message = `${where} does not import this file, so nothing of it runs; declare it there`;
    return [{ path, line: 1, rule: 'imports/manifests', message }];
  });
}

function isManifest(path: string): boolean {
  return /^server\/src\/[^/]+\/domain\.ts$/.test(path);
}

function declaresRetention(path: string, text: string): boolean {
  return path.endsWith('.table.ts') && /\b(keepFor|expireAt)\(/.test(text);
}

function targetsOf(module: Module): string[] {
  return module.imports.flatMap(({ specifier }) => {
    const target = targetOf(module.path, specifier);
    return target.kind === 'file' ? [target.path] : [];
  });
}
