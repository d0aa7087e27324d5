import { dirname, resolve } from 'node:path';
import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import type { Plugin } from 'vite';
import type { LoadSource } from './app-sources.ts';

/** The sources that each screen imports when it opens, by the name of its address. */
export type ScreenSources = Readonly<Partial<Record<AddressName, readonly string[]>>>;

interface Route {
  readonly path?: string;
  readonly lazy?: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Where routes, and the parts that features bring to each other's screens, say what they import. */
const tables = /\/src\/(app\/[\w-]+|features\/.*\.(routes|sections))\.tsx?$/;
/** What joins features has nothing of its own, and says what its parts import. */
const isJoin = /\/src\/app\/[\w-]+\.tsx?$/;
const lazyImport = /(?<!typeof )\bimport\((['"])([^'"]+)\1\)/g;
const note = '__noteImport';

/** Has `import()` in the route tables noted. */
export function notedImports(): Plugin {
  return {
    name: 'noted-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!tables.test(id)) return null;
      return code.replace(lazyImport, (asked, _quote, path: string) => {
        const file = JSON.stringify(resolve(dirname(id), path));
        return `globalThis.${note}(${file}, () => ${asked})`;
      });
    },
  };
}

/** Opens each route as the router would, with nothing in the place of what it imports. */
export async function screenSources(load: LoadSource): Promise<ScreenSources> {
  let noted = new Set<string>();
  Object.assign(globalThis, {
    [note]: async (file: string, load: () => Promise<unknown>) => {
      noted.add(file);
      return isJoin.test(file) ? load() : anything;
    },
  });
  try {
    const { screens } = (await load('/src/app/routes.tsx')) as { readonly screens: readonly Route[] };
    const found: Partial<Record<AddressName, readonly string[]>> = {};
    for (const name of Object.keys(addresses) as AddressName[]) {
      const route = screens.find(({ path }) => path === addresses[name]);
      noted = new Set();
      await Promise.all(Object.values(route?.lazy ?? {}).map((part) => part()));
      if (noted.size > 0) found[name] = [...noted];
    }
    return found;
  } finally {
    Reflect.deleteProperty(globalThis, note);
  }
}

/** Has every property and can be called, and is no promise. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? undefined : anything),
  apply: () => anything,
});
