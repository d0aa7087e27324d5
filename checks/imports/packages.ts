import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';
import { manifestsOf } from '../papers/manifest.ts';
import { placeOf } from './place.ts';
import { targetOf } from './target.ts';

/**
 * A workspace imports only the packages its own package.json names: npm lays everything into one folder, so a
 * package that only somebody else asked for works until they drop it. What runs in production is no
 * devDependency.
 */
export function packages(house: House): Finding[] {
  const manifests = manifestsOf(house);
  const everywhere = Object.keys(manifests.get('')?.devDependencies ?? {});
  return house.modules.flatMap((module) => {
    const { part, room } = placeOf(module.path);
    const manifest = manifests.get(part);
    if (!manifest) return [];
    const isProduct = room !== 'outside' && room !== 'testing' && !isTest(module.path);
    const lasting = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)];
    const others = [...Object.keys(manifest.devDependencies), ...everywhere];
    return module.imports.flatMap(({ specifier, line, typeOnly }) => {
      const target = targetOf(module.path, specifier);
      if (target.kind !== 'package' || target.name.includes(':') || lasting.includes(target.name)) return [];
      const isDeclared = others.includes(target.name);
      if (isDeclared && (!isProduct || typeOnly)) return [];
      const message = isDeclared
        ? `'${target.name}' is a devDependency of ${part}, which production does not install; make it a dependency`
        : `'${target.name}' is not in ${part}/package.json; add it there with its exact version`;
      return [{ path: module.path, line, rule: 'imports/packages', message }];
    });
  });
}
