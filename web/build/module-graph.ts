import type { Rolldown } from 'vite';

export type Look = (id: string) => Rolldown.ModuleInfo | null;

const isOurs = /\/(web|contract)\/src\/.*\.(tsx?|css)$/;

/** Icons and hooks: their packages have a single entry, so chunks are chosen by the names that modules import. */
const fromBarrel = /\{([^}]*)\}\s*from\s*["'](?:@tabler\/icons-react|@mantine\/hooks)["']/g;

/** The key of a module in the graph: its id, or the name by which others import it from a barrel. */
export function keyOf(id: string): string {
  const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1];
  const hook = /\/@mantine\/hooks\/.*\/(use-[\w-]+)\.mjs$/.exec(id)?.[1];
  return icon ?? hook?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? id;
}

/** Libraries that most screens load, or whose barrels have thousands of modules: they get files by name. */
const ofMost = /\/node_modules\/(react|react-dom|react-router|zod|@tabler|@mantine|@tanstack|@floating-ui)\//;

/** The libraries with files of their own, and their characters of code; what a module imports says which. */
const heavy = { zod: 160_000, forms: 45_000, layers: 290_000, dialogs: 85_000 } as const;
const inDialogs = /\b(Modal|Select|Combobox|useCombobox)\b/;

/** The imports between modules, without the heavy libraries’ own. */
export class ModuleGraph {
  readonly #look: Look;
  readonly #imports = new Map<string, readonly string[]>();

  constructor(look: Look) {
    this.#look = look;
  }

  /** The keys that a module imports at once: our own modules, names from barrels, libraries. */
  importsOf(key: string): readonly string[] {
    let known = this.#imports.get(key);
    if (known === undefined) {
      known = this.#read(key);
      this.#imports.set(key, known);
    }
    return known;
  }

  sizeOf(key: string): number {
    if (key in heavy) return heavy[key as keyof typeof heavy];
    return this.#look(key)?.code?.length ?? 400;
  }

  /** The keys, everything they import, and so on. */
  needed(keys: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const add = (key: string): void => {
      if (found.has(key)) return;
      found.add(key);
      for (const each of this.importsOf(key)) add(each);
    };
    for (const key of keys) add(key);
    return found;
  }

  isSchema(key: string): boolean {
    return isOurs.test(key) && key.endsWith('.ts') && this.importsOf(key).includes('zod');
  }

  /** All dynamically imported sources, and the folders that have a table of screens. */
  lazySources(entry: string) {
    const roots = new Set<string>();
    const featureFolders = new Set<string>();
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id) || !isOurs.test(id)) return;
      seen.add(id);
      if (id.endsWith('.routes.tsx')) featureFolders.add(id.slice(0, id.lastIndexOf('/')));
      const info = this.#look(id);
      for (const imported of info?.importedIds ?? []) visit(imported);
      for (const lazy of info?.dynamicallyImportedIds ?? []) {
        if (isOurs.test(lazy)) roots.add(lazy);
        visit(lazy);
      }
    };
    visit(entry);
    return { roots, featureFolders };
  }

  #read(key: string): readonly string[] {
    const info = this.#look(key);
    if (!info) {
      if (key.includes('/')) throw new Error(`${key} is named for a chunk, and is not in the build.`);
      return [];
    }
    const code = info.code ?? '';
    const found = new Set<string>();
    for (const imported of info.importedIds) {
      if (isOurs.test(imported) || !ofMost.test(imported)) found.add(imported);
      if (/\/node_modules\/zod\//.test(imported)) found.add('zod');
      if (/\/node_modules\/@mantine\/form\//.test(imported)) found.add('forms');
    }
    for (const [, list = ''] of code.matchAll(fromBarrel)) {
      for (const name of list.match(/\w+/g) ?? []) found.add(name);
    }
    const used = /\{([^}]*)\}\s*from\s*["']@mantine\/core["']/.exec(code)?.[1];
    if (used !== undefined) found.add('layers');
    if (used !== undefined && inDialogs.test(used)) found.add('dialogs');
    return [...found];
  }
}

/** Whether a key is one that a chunk is chosen for: libraries are left to the bundler. */
export function isNamed(key: string): boolean {
  return !(key in heavy) && !key.includes('/node_modules/');
}
