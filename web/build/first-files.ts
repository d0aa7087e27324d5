import type { Plugin, Rolldown } from 'vite';
import { withAppSources } from './app-sources.ts';
import { firstScreens } from './chunk-names.ts';
import { drawFirst } from './draw-first.ts';
import { notedImports, type ScreenSources, screenSources } from './screen-sources.ts';

/** Not served: the server reads it. By name, what a first screen brings into its page. */
export const firstFilesName = '.first-screens.json';
/** The same: the files of every screen, by the name of its address. */
export const screenFilesName = '.screens.json';

/**
 * Notes which files each screen needs in addition to the shell, so that its page names them and the browser doesn't have
 * to run the shell to find out, and of first screens how they look before these have come.
 */
export function firstFiles(base: string): Plugin {
  let root = '';
  return {
    name: 'first-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { drawn, sources } = await withAppSources(root, notedImports(), async (load) => ({
          drawn: await drawFirst(load),
          sources: await screenSources(load),
        }));
        const shell = neededBy(bundle, (chunk) => chunk.isEntry);
        const screens = Object.keys(firstScreens).map((screen) => {
          const needed = neededBy(bundle, (chunk) => chunk.name === screen);
          const drawing = drawn.screens[screen];
          if (needed.length === 0 || !drawing) this.error(`There is nothing of the first screen ${screen}.`);
          const unknown = classesIn(drawing + drawn.banner).filter(
            (name) => !isStyled(bundle, [...shell, ...needed], name),
          );
          if (unknown.length > 0)
            this.error(`${screen} is drawn with ${unknown}, which its styles do not know.`);
          const files = needed.filter((file) => !shell.includes(file)).map((file) => base + file);
          return [screen, { files, drawing, banner: drawn.banner }] as const;
        });
        const source = JSON.stringify(Object.fromEntries(screens));
        this.emitFile({ type: 'asset', fileName: firstFilesName, source });
        const screenFiles = JSON.stringify(filesOf(bundle, sources, (file) => !shell.includes(file), base));
        this.emitFile({ type: 'asset', fileName: screenFilesName, source: screenFiles });
      },
    },
  };
}

/** What each screen needs of these files, by the name of its address. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  sources: ScreenSources,
  isWanted: (file: string) => boolean,
  base: string,
): Readonly<Record<string, readonly string[]>> {
  const of = Object.entries(sources).map(([name, modules]) => {
    const files = neededBy(bundle, ({ moduleIds }) => modules.some((id) => moduleIds.includes(id)));
    return [name, files.filter(isWanted).map((file) => base + file)] as const;
  });
  return Object.fromEntries(of);
}

/** The chunks asked for and all they import at once, with their styles. */
function neededBy(
  bundle: Rolldown.OutputBundle,
  isAsked: (chunk: Rolldown.OutputChunk) => boolean,
): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of chunk.imports) add(each);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && isAsked(output)) add(file);
  }
  return [...found];
}

/** The names that the build gives to classes of modules: `_title_173q9_8`. */
function classesIn(drawing: string): string[] {
  return [...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').filter(isOfModule),
  );
}

const isOfModule = (name: string) => name.startsWith('_');

function isStyled(bundle: Rolldown.OutputBundle, files: readonly string[], name: string): boolean {
  return files.some((file) => {
    const output = bundle[file];
    return output?.type === 'asset' && String(output.source).includes(`.${name}`);
  });
}
