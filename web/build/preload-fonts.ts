import type { Plugin } from 'vite';

/** The three files of the first screen's letters. */
export const firstLetters = /(inter-latin-wght|barlow-condensed-latin-(600|700))-normal-[\w-]+\.woff2$/;

/** Fetches the three files of the first screen's letters early: with no swap of faces nothing moves. */
export function preloadFonts(base: string): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstLetters.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
