import type { Rolldown } from 'vite';
import { filesOf, type Opening } from './chunk-files.ts';
import { isNamed, keyOf, ModuleGraph } from './module-graph.ts';

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
const afterStart = ['app/after-start.ts', 'ui/toasts.tsx'];
const signedIn = [
  'app/shell/user-menu.tsx',
  'features/notifications/inbox/bell.tsx',
  'features/messages/messages-link.tsx',
];

/** The screens where visitors sign in or register: nobody who is signed in opens them. */
const isEntrance = /\/features\/accounts\/[\w-]+\.screen\.tsx$/;

/**
 * Names the chunk a module goes into; null leaves it to the bundler. Without this, each set of modules shared by the
 * same screens becomes a file of its own: a hundred for one screen, most of them under 1 kB, and each costs a request
 * with a kilobyte of headers. Instead:
 *
 * - what first screens need becomes a few files: `shell`, `floor` (what they share), one for each of them, and one with
 * what other screens also need from it, so that those don't have to load all of it;
 * - what the shell loads after that is `after-start`;
 * - what only one `import()` needs stays in its own chunk, unless that would be tiny;
 * - what several need is in files for those that need much of the same (chunk-files.ts), named after the one feature
 * that needs them, else `shared`.
 */
export function chunkNames(sources: string): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameModules(sources, new ModuleGraph((each) => context.getModuleInfo(each)));
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

function nameModules(sources: string, graph: ModuleGraph): Map<string, string> {
  const { roots, featureFolders } = graph.lazySources(`${sources}/${entry}`);
  const names = new Map<string, string>();
  nameFirst(sources, roots, names, graph);
  names.set(`${sources}/ui/qr-code.tsx`, 'qr');
  for (const key of needed(sources, afterStart, graph)) {
    if (isNamed(key) && !names.has(key)) names.set(key, 'after-start');
  }
  const openings = openingsOf(sources, roots, graph);
  const files = filesOf(openings, graph, (key) => isNamed(key) && !names.has(key));
  const taken = new Map<string, number>();
  for (const keys of files) {
    const [feature = '', ...more] = new Set(
      openings
        .filter((opening) => keys.some((key) => opening.needed.has(key)))
        .map(({ root }) => featureOf(root, sources, featureFolders)),
    );
    const name = more.length === 0 ? feature : 'shared';
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    for (const key of keys) names.set(key, count === 1 ? name : `${name}-${count}`);
  }
  return names;
}

/** What is loaded at once: each lazily loaded source as a signed-in person has it, and each screen as a visitor. */
function openingsOf(sources: string, roots: ReadonlySet<string>, graph: ModuleGraph): Opening[] {
  const beside = needed(sources, signedIn, graph);
  return [...roots].flatMap((root) => {
    const own = graph.needed([root]);
    const alone = { root, needed: own };
    if (isEntrance.test(root)) return [alone];
    const within = { root, needed: new Set([...own, ...beside]) };
    return root.endsWith('.screen.tsx') ? [alone, within] : [within];
  });
}

const needed = (sources: string, below: readonly string[], graph: ModuleGraph) =>
  graph.needed(below.map((source) => `${sources}/${source}`));

/** Names what the shell and the first screens need. */
function nameFirst(
  sources: string,
  roots: ReadonlySet<string>,
  names: Map<string, string>,
  graph: ModuleGraph,
): void {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    for (const key of graph.needed([root])) users.set(key, [...(users.get(key) ?? []), root]);
  }
  // First screens use constants and types from files next to schemas, never the schemas: those need zod.
  const name = (key: string, chunk: string): void => {
    if (isNamed(key) && !graph.isSchema(key) && names.get(key) !== 'shell')
      names.set(key, names.has(key) ? 'floor' : chunk);
  };
  for (const key of needed(sources, [entry], graph)) name(key, 'shell');
  for (const [screen, below] of Object.entries(firstScreens)) {
    const folders = below.map((source) => `${sources}/${source.slice(0, source.lastIndexOf('/') + 1)}`);
    const isElsewhere = (root: string) => !folders.some((folder) => root.startsWith(folder));
    for (const key of needed(sources, below, graph)) {
      name(key, users.get(key)?.some(isElsewhere) ? `${screen}-parts` : screen);
    }
  }
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
