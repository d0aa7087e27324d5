/**
 * Names the files of a screen in the page's head, so that they load with the shell, not after it has run. What a
 * prerendered screen needs comes with the shell's own files; others come after those, and their styles hold up no paint:
 * the app puts them in place before the screen shows.
 */
export function writeScreenFiles(html: string, files: readonly string[], isDrawn = false): string {
  if (files.length === 0) return html;
  const [style, later] = isDrawn
    ? ['rel="stylesheet"', '']
    : ['rel="preload" as="style"', ' fetchpriority="low"'];
  const links = files.map(
    (file) =>
      `<link ${file.endsWith('.css') ? style : 'rel="modulepreload"'} crossorigin href="${file}"${later}>`,
  );
  return html.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
}
