/** What the build made for the screens that most first visits open, by the screen's name. */
export interface BuiltFirstScreen {
  /** Addresses of the scripts and styles that it needs beside the shell. */
  readonly files: readonly string[];
  /** The HTML of how it begins, without anything that is somebody's. */
  readonly drawing: string;
  /** The HTML of a line above it, for what is announced. */
  readonly banner: string;
}

/** Which of them a page begins with, and what its heading says; as it was drawn unless said. */
export interface FirstScreen {
  readonly screen: string;
  readonly heading?: string;
  /** What is announced above it: its words and those of its link. */
  readonly banner?: { readonly words: string; readonly linkLabel: string | null } | null;
}

/** Names the files in the head, so that they come with the shell, and lays the drawing where the app will stand. */
export function writeFirstScreen(
  html: string,
  built: BuiltFirstScreen,
  { heading, banner }: FirstScreen,
): string {
  const links = built.files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  // Nothing leads anywhere before the app is there: the link is letters that keep its room.
  const announced = banner && `${escaped(banner.words)} <a>${escaped(banner.linkLabel ?? '')}</a>`;
  const drawing = [
    announced ? withText(built.banner, 'p', announced) : '',
    heading === undefined ? built.drawing : withText(built.drawing, 'h1', escaped(heading)),
  ].join('');
  return html
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div data-drawn="">${drawing}</div></div>`);
}

/** Puts words in place of those that the first element of this name was drawn with. */
function withText(drawing: string, name: string, words: string): string {
  return drawing.replace(
    new RegExp(`(<${name}(?: [^>]*)?>)[^<]*`),
    (_whole, open: string) => `${open}${words}`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
