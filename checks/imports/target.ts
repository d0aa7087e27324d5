import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';

/** What an import leads to: a file of this repository, a package, or a part of Node itself. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string };

/** Follows a specifier from the file that names it; paths are relative to the root. */
export function targetOf(from: string, specifier: string): Target {
  const asked = specifier.replace(/\?.*$/, '');
  if (asked.startsWith('.')) return { kind: 'file', path: join(dirname(from), asked) };
  const inWorkspace = /^@chalkline\/([^/]+)\/(.+)$/.exec(asked);
  if (inWorkspace) {
    const [, workspace = '', rest = ''] = inWorkspace;
    return { kind: 'file', path: workspace === 'contract' ? `contract/src/${rest}` : `${workspace}/${rest}` };
  }
  if (isBuiltin(asked)) return { kind: 'builtin', name: asked };
  return { kind: 'package', name: asked.split('/', asked.startsWith('@') ? 2 : 1).join('/') };
}
