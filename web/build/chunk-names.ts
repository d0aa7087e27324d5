import type { Rolldown } from 'vite';

/** Sources below web/src that a first visit needs immediately: the screen, its loader, and what app/ adds to it. */
export const firstScreens = {
  home: [
    'features/competitions/home/home.loader.ts',
    'features/competitions/home/home.screen.tsx',
    'features/showcase/home/home.loader.ts',
    'features/showcase/home/featured.tsx',
  ],
  leaderboard: [
    'features/competitions/leaderboard/leaderboard.loader.ts',
    'features/competitions/leaderboard/leaderboard.screen.tsx',
  ],
} as const;

export type FirstScreen = keyof typeof firstScreens;

const entry = 'main.tsx';

/** Loaded by the shell once the screen is there: for everyone, and for signed-in people. */
const later = {
  'after-start': ['app/after-start.ts', 'ui/toasts.tsx'],
  'signed-in': ['app/shell/user-menu.tsx', 'features/notifications/inbox/bell.tsx'],
} as const;

/** The screens where visitors sign in or register: they share forms, and need nothing of the screens behind. */
const isEntrance = /\/features\/accounts\/[\w-]+\.screen\.tsx$/;

/**
 * Below this many characters of code, libraries that hardly anything else loads included, an `import()` gets no file
 * of its own: that is less than 1 kB minified.
 */
const smallestFile = 3000;
/** A library that this many `import()`s load isn’t worth loading before them. */
const fewUsers = 3;

/**
 * Names the chunk a module goes into; null leaves it to the bundler. Without this, each set of modules shared by the
 * same screens becomes a file of its own: a hundred for one screen, most of them under 1 kB, and each costs a request
 * with a kilobyte of headers. Instead:
 *
 * - what first screens need becomes a few files: `shell`, `floor` (what they share), one for each of them, and one with
 * what other screens also need from it, so that those don't have to load all of it;
 * - what the shell loads after that is `after-start`, and `signed-in` for signed-in people;
 * - what only the screens of one feature need is one file, named after its folder;
 * - what several features need is `contract`, `forms` if the entrance needs it as well, or `shared`.
 *
 * Each of these is one file for every set of heavy libraries its modules use (`weightOf`), so that simple screens stay
 * light. What only one `import()` needs stays in its own chunk, unless that would be tiny.
 */
export function chunkNames(sources: string): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameModules(sources, (each) => context.getModuleInfo(each));
    return names.get(keyOf(id)) ?? libraries.find(([, ids]) => ids.test(id))?.[0] ?? null;
  };
}

/** Where libraries go that no first screen needs: next to what uses them. Others are left to the bundler. */
const libraries = [
  ['shell', /modulepreload-polyfill|\/web\/index\.html$/],
  ['after-start', /\/node_modules\/react-toastify\//],
  ['qr', /\/node_modules\/qr\/(?!dom|decode)/],
  ['forms-checked', /\/node_modules\/(@mantine\/form|klona|fast-deep-equal)\//],
  ['dialogs', /\/@mantine\/core\/.*\/(Combobox|Modal|ModalBase|Select)(\/|\.layer\.css)/],
  [
    'dialogs',
    /\/node_modules\/(aria-hidden|get-nonce|react-remove-scroll(-bar)?|react-style-singleton|tslib)\//,
  ],
  ['dialogs', /\/node_modules\/(use-callback-ref|use-sidecar)\//],
  ['layers', /\/node_modules\/(@mantine\/(core|hooks)|@floating-ui|tabbable)\//],
] as const;

type Look = (id: string) => Rolldown.ModuleInfo | null;

/** By module, the dynamically imported sources that need it. */
type Users = ReadonlyMap<string, readonly string[]>;

function nameModules(sources: string, look: Look): Map<string, string> {
  const { roots, featureFolders } = lazySources(`${sources}/${entry}`, look);
  const users = usersOf(roots, look);
  const names = new Map<string, string>();
  nameFirst(sources, users, names, look);
  names.set(`${sources}/ui/qr-code.tsx`, 'qr');
  for (const [name, below] of Object.entries(later)) {
    for (const key of needed(sources, below, look)) {
      const isElsewhere = (users.get(key)?.length ?? 0) > 1;
      const isOfAll = name === 'signed-in' && weightOf(key, look) === '';
      if (!names.has(key) && !(isElsewhere && (isOfAll || isSchema(look(key))))) names.set(key, name);
    }
  }
  const ownSizes = sizesOf(
    users.keys(),
    (key) => (users.get(key)?.length === 1 ? users.get(key)?.[0] : undefined),
    look,
  );
  for (const [id, by] of libraryUsersOf(roots, look)) {
    if (by.length > fewUsers) continue;
    for (const root of by) ownSizes.set(root, (ownSizes.get(root) ?? 0) + (look(id)?.code?.length ?? 0));
  }
  const wanted = new Map<string, string>();
  for (const [key, by] of users) {
    if (names.has(key)) continue;
    const [feature = '', ...more] = new Set(by.map((root) => featureOf(root, sources, featureFolders)));
    const isTiny = by.every((root) => (ownSizes.get(root) ?? 0) < smallestFile);
    const weight = weightOf(key, look);
    if (more.length > 0) wanted.set(key, sharedName(key, by) + weight);
    else if (by.length > 1 || isTiny) wanted.set(key, feature + weight);
  }
  const sizes = sizesOf(wanted.keys(), (key) => wanted.get(key), look);
  for (const [key, name] of wanted) {
    const isTiny = (sizes.get(name) ?? 0) < smallestFile;
    names.set(key, isTiny ? sharedName(key, users.get(key) ?? []) + weightOf(key, look) : name);
  }
  return names;
}

const needed = (sources: string, below: readonly string[], look: Look) =>
  staticallyNeeded(
    below.map((source) => `${sources}/${source}`),
    look,
  );

/** Names what the shell and the first screens need. */
function nameFirst(sources: string, users: Users, names: Map<string, string>, look: Look): void {
  const name = (key: string, chunk: string): void => {
    if (!isSchema(look(key)) && names.get(key) !== 'shell') names.set(key, names.has(key) ? 'floor' : chunk);
  };
  for (const key of needed(sources, [entry], look)) name(key, 'shell');
  for (const [screen, below] of Object.entries(firstScreens)) {
    const roots = below.map((source) => `${sources}/${source}`);
    const folders = roots.map((root) => root.slice(0, root.lastIndexOf('/') + 1));
    const isElsewhere = (root: string) => !folders.some((folder) => root.startsWith(folder));
    for (const key of staticallyNeeded(roots, look)) {
      name(key, users.get(key)?.some(isElsewhere) ? `${screen}-parts` : screen);
    }
  }
}

function usersOf(roots: ReadonlySet<string>, look: Look): Users {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    for (const key of staticallyNeeded([root], look)) users.set(key, [...(users.get(key) ?? []), root]);
  }
  return users;
}

/** The same of libraries, but for those that most screens load: their barrels have thousands of modules. */
function libraryUsersOf(roots: ReadonlySet<string>, look: Look): Users {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    const seen = new Set<string>();
    const add = (id: string): void => {
      if (seen.has(id) || ofMost.test(id)) return;
      seen.add(id);
      if (!isOurs.test(id)) users.set(id, [...(users.get(id) ?? []), root]);
      for (const imported of look(id)?.importedIds ?? []) add(imported);
    };
    add(root);
  }
  return users;
}

const ofMost = /\/node_modules\/(react|react-dom|react-router|zod|@tabler|@mantine|@tanstack|@floating-ui)\//;

/** Characters of code by each module's group. */
function sizesOf(
  keys: Iterable<string>,
  groupOf: (key: string) => string | undefined,
  look: Look,
): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const key of keys) {
    const group = groupOf(key);
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + (look(key)?.code?.length ?? 0));
  }
  return sizes;
}

/** Which heavy libraries a module brings along, so that a screen doesn't load one because its neighbor needs it. */
function weightOf(id: string, look: Look): string {
  let isChecked = false;
  let layers = '';
  for (const key of staticallyNeeded([id], look)) {
    const { code = '', importedIds = [] } = look(key) ?? {};
    isChecked ||= importedIds.some((imported) => /\/node_modules\/(zod|@mantine\/form)\//.test(imported));
    const [, used] = /\{([^}]*)\}\s*from\s*["']@mantine\/core["']/.exec(code ?? '') ?? [];
    if (used !== undefined && layers !== '-dialogs') layers = inDialogs.test(used) ? '-dialogs' : '-layers';
  }
  return (isChecked ? '-checked' : '') + layers;
}

const inDialogs = /\b(Modal|Select|Combobox|useCombobox)\b/;

function sharedName(id: string, by: readonly string[]): string {
  if (id.includes('/contract/src/')) return 'contract';
  return by.some((root) => isEntrance.test(root)) ? 'forms' : 'shared';
}

/** All dynamically imported sources, and the folders that have a table of screens. */
function lazySources(entrySource: string, look: Look) {
  const roots = new Set<string>();
  const featureFolders = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || !isOurs.test(id)) return;
    seen.add(id);
    if (id.endsWith('.routes.tsx')) featureFolders.add(id.slice(0, id.lastIndexOf('/')));
    const info = look(id);
    for (const imported of info?.importedIds ?? []) visit(imported);
    for (const lazy of info?.dynamicallyImportedIds ?? []) {
      if (isOurs.test(lazy)) roots.add(lazy);
      visit(lazy);
    }
  };
  visit(entrySource);
  return { roots, featureFolders };
}

/** The innermost folder around it that has a table of screens, or its top folder (`app`, `ui`). */
function featureOf(source: string, sources: string, featureFolders: ReadonlySet<string>): string {
  let folder = source;
  while (folder.length > sources.length) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (featureFolders.has(folder)) return folder.slice(folder.lastIndexOf('/') + 1);
  }
  return source.slice(sources.length + 1).split('/')[0] ?? '';
}

/** The modules, everything they import, and so on. */
function staticallyNeeded(roots: readonly string[], look: Look): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || !isOurs.test(id)) return;
    const info = look(id);
    if (!info) throw new Error(`chunk-names.ts names ${id}, which is not in the build.`);
    found.add(id);
    for (const [, list = ''] of info.code?.matchAll(fromBarrel) ?? []) {
      for (const name of list.match(/\w+/g) ?? []) found.add(name);
    }
    for (const imported of info.importedIds) add(imported);
  };
  for (const root of roots) add(root);
  return found;
}

/** First screens use constants and types from files next to schemas, never the schemas: those need zod. */
function isSchema(info: Rolldown.ModuleInfo | null): boolean {
  return info?.importedIds.some((imported) => imported.includes('/node_modules/zod/')) ?? false;
}

const isOurs = /\/(web|contract)\/src\/.*\.(tsx?|css)$/;

/** Icons and hooks: their packages have a single entry, so chunks are chosen by the names that modules import. */
const fromBarrel = /\{([^}]*)\}\s*from\s*["'](?:@tabler\/icons-react|@mantine\/hooks)["']/g;

function keyOf(id: string): string {
  const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1];
  const hook = /\/@mantine\/hooks\/.*\/(use-[\w-]+)\.mjs$/.exec(id)?.[1];
  return icon ?? hook?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? id;
}
