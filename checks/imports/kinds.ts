import { basename } from 'node:path/posix';
import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { Import, Module } from '../house/module.ts';
import { type FileKind, fileKinds, kindOf, packagesOfOneKind } from './file-kinds.ts';
import { type Place, placeOf } from './place.ts';
import { targetOf } from './target.ts';

/** In a server domain every file is of a known kind, and each kind imports only what its job needs. */
export function kinds({ modules }: House): Finding[] {
  return modules.flatMap((module) => {
    const from = placeOf(module.path);
    if (from.part !== 'server' || from.room !== 'domain') return [];
    const name = kindOf(basename(module.path));
    if (!name) return [{ path: module.path, line: 1, rule: 'imports/kinds', message: unknownKind }];
    const kind = fileKinds[name];
    if (!kind) return [];
    return module.imports.flatMap((asked) => {
      const refusal = refusalOf(module, from, kind, asked);
      if (!refusal) return [];
      const message = `${name} may not import ${refusal} ('${asked.specifier}'): see checks/imports/file-kinds.ts`;
      return [{ path: module.path, line: asked.line, rule: 'imports/kinds', message }];
    });
  });
}

const unknownKind =
  `a domain's file is <noun>.<kind>.ts, kind one of ${Object.keys(fileKinds).join(', ')}, test; ` +
  'a service may be <noun>.<use-case>.service.ts; a new kind needs a decision record and a line in checks/imports/file-kinds.ts';

/** What is refused, in words; undefined when the import is fine. */
function refusalOf(module: Module, from: Place, kind: FileKind, asked: Import): string | undefined {
  const target = targetOf(module.path, asked.specifier);
  if (target.kind === 'builtin') return kind.builtins ? undefined : 'parts of Node';
  if (target.kind === 'package') {
    const { packages } = kind;
    const isOpen =
      packages === 'all' ? !packagesOfOneKind.includes(target.name) : packages.includes(target.name);
    return isOpen ? undefined : `the package ${target.name}`;
  }
  const to = placeOf(target.path);
  if (to.part !== 'server') return undefined;
  if (to.room === 'ground') {
    const isOpen = asked.typeOnly || kind.platform === 'all' || kind.platform.includes(to.folder);
    return isOpen ? undefined : `platform/${to.folder || basename(target.path)}, except as a type,`;
  }
  if (to.room !== 'domain') return undefined;
  return insideDomains(
    kind,
    asked,
    kindOf(basename(target.path)) ?? 'a file of no kind',
    from.domain === to.domain,
  );
}

function insideDomains(kind: FileKind, asked: Import, wanted: string, isOwn: boolean): string | undefined {
  const values = isOwn ? kind.own : kind.before;
  const types = isOwn ? kind.ownTypes : kind.beforeTypes;
  const deferred = isOwn ? kind.ownDeferred : [];
  if (values.includes(wanted) || (asked.typeOnly && types.includes(wanted))) return undefined;
  if (deferred.includes(wanted)) return asked.deferred ? undefined : `${wanted}, except by import()`;
  const whose = isOwn ? '' : ' of another domain';
  return types.includes(wanted) ? `${wanted}${whose}, except as a type,` : `${wanted}${whose}`;
}
