/** What the build made for the screens that most first visits open, by the screen's name. */
export interface BuiltFirstScreen {
  /** Addresses of the scripts and styles that it needs beside the shell. */
  readonly files: readonly string[];
  /** The HTML of how it begins, without anything that is somebody's. */
  readonly drawing: string;
}

/** Which of them a page begins with, and what its heading says; as it was drawn unless said. */
export interface FirstScreen {
  readonly screen: string;
  readonly heading?: string;
}

/** Names the files in the head, so that they come with the shell, and lays the drawing where the app will stand. */
export function writeFirstScreen(html: string, built: BuiltFirstScreen, heading: string | undefined): string {
  const links = built.files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const drawing =
    heading === undefined
      ? built.drawing
      : built.drawing.replace(/(<h1[^>]*>)[^<]*/, (_whole, open: string) => `${open}${escaped(heading)}`);
  return html
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div data-drawn="">${drawing}</div></div>`);
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
