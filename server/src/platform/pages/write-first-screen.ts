import { writeScreenFiles } from './write-screen-files.ts';

/** What the build produced for the screens most first visits open, by the screen's name. */
export interface BuiltFirstScreen {
  /** Addresses of the scripts and styles it needs in addition to the shell. */
  readonly files: readonly string[];
  /** The HTML of its initial state, without personal data. */
  readonly drawing: string;
  /** The HTML of a line above it, for announcements. */
  readonly banner: string;
}

/** Which screen a page starts with, and its heading; by default as it was rendered. */
export interface FirstScreen {
  readonly screen: string;
  readonly heading?: string;
  /** The announcement above it: its text and the label of its link. */
  readonly banner?: { readonly words: string; readonly linkLabel: string | null } | null;
}

/** Names the files in the head, so that they load with the shell, and puts the rendered screen in the app's place. */
export function writeFirstScreen(
  html: string,
  built: BuiltFirstScreen,
  { heading, banner }: FirstScreen,
): string {
  // Links don't work before the app has loaded, so the link is text that takes up the same space.
  const announced = banner && `${escaped(banner.words)} <a>${escaped(banner.linkLabel ?? '')}</a>`;
  const drawing = [
    announced ? withText(built.banner, 'p', announced) : '',
    heading === undefined ? built.drawing : withText(built.drawing, 'h1', escaped(heading)),
  ].join('');
  return writeScreenFiles(html, built.files, true).replace(
    '<div id="root"></div>',
    () => `<div id="root"><div data-drawn="">${drawing}</div></div>`,
  );
}

/** Replaces the text of the first element with this name. */
function withText(drawing: string, name: string, words: string): string {
  return drawing.replace(
    new RegExp(`(<${name}(?: [^>]*)?>)[^<]*`),
    (_whole, open: string) => `${open}${words}`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
