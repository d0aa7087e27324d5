import type { Rolldown } from 'vite';

/** Sources below web/src that a first visit needs at once: the screen, its loader, and what app/ joins to it. */
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

const entry = ['main.tsx'];

/**
 * Names the file that a module goes into; null leaves it to the bundler. What first visits need makes few files:
 * left alone, each set of modules that the same screens share is a file of its own, fifty of them for one screen,
 * and each costs a request with a kilobyte of headers. The shell is one, what the first screens share another,
 * each of them a third. Only our own modules with their styles and icons are moved; what `import()` brings later
 * stays where it was.
 */
export function firstChunks(sources: string): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameModules(sources, (each) => context.getModuleInfo(each));
    return names.get(keyOf(id)) ?? null;
  };
}

type Look = (id: string) => Rolldown.ModuleInfo | null;

function nameModules(sources: string, look: Look): Map<string, string> {
  const needed = (roots: readonly string[]) =>
    staticallyNeeded(
      roots.map((root) => `${sources}/${root}`),
      look,
    );
  const names = new Map<string, string>();
  for (const [screen, roots] of Object.entries(firstScreens)) {
    for (const key of needed(roots)) names.set(key, names.has(key) ? 'floor' : screen);
  }
  for (const key of needed(entry)) names.set(key, 'shell');
  return names;
}

/** The modules, those they import, and so on. */
function staticallyNeeded(roots: readonly string[], look: Look): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || !isOurs.test(id)) return;
    const info = look(id);
    if (!info) throw new Error(`first-chunks.ts names ${id}, which is not in the build.`);
    if (isOnlyChecked(info)) return;
    found.add(id);
    for (const icon of info.code?.match(/\bIcon[A-Z]\w+/g) ?? []) found.add(icon);
    for (const imported of info.importedIds) add(imported);
  };
  for (const root of roots) add(root);
  return found;
}

const isOurs = /\/(web|contract)\/src\/.*\.(tsx?|css)$/;

/** Schemas: what is left of an endpoint imports them and has no use for them (lean-endpoints.ts). */
function isOnlyChecked({ id, importedIds }: Rolldown.ModuleInfo): boolean {
  if (id.endsWith('.endpoints.ts')) return false;
  return id.endsWith('.schema.ts') || importedIds.some((imported) => /\/node_modules\/zod\//.test(imported));
}

/** The package of the icons has one entry for five thousand, so they go by the names that modules call them. */
function keyOf(id: string): string {
  return /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1] ?? id;
}
