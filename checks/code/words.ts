import type { Finding } from '../house/finding.ts';
import type { House, SourceFile } from '../house/house.ts';
import type { Module } from '../house/module.ts';

const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/; // what the check looks for
const unfinishedMessage = (word: string) =>
  `${word}: finish it, or file an issue and say here what holds today`;

/** Words that mean something was left undone, or that a check was switched off. */
export function words({ files, modules }: House): Finding[] {
  const isParsed = new Set(modules.map(({ path }) => path));
  return [...modules.flatMap(inComments), ...files.filter(({ path }) => !isParsed.has(path)).flatMap(inText)];
}

/** Code: only its comments, so that a string may speak of anything. */
function inComments(module: Module): Finding[] {
  return module.comments.flatMap(({ value, start }) =>
    value.split('\n').flatMap((line, index) => {
      const message = commentFault(line);
      return message
        ? [{ path: module.path, line: module.lineAt(start) + index, rule: 'code/words', message }]
        : [];
    }),
  );
}

function commentFault(line: string): string | undefined {
  const word = unfinished.exec(line)?.[1];
  if (word) return unfinishedMessage(word);
  if (/^[\s*]*@ts-(ignore|nocheck)\b/.test(line)) {
    return '@ts-ignore and @ts-nocheck also hide what breaks later; use @ts-expect-error with its reason'; // what the check looks for
  }
  if (/^[\s*]*@ts-expect-error\W*$/.test(line)) return '@ts-expect-error needs its reason on the line';
  if (/^[\s*]*biome-ignore(-\w+)?\b/.test(line) && !/^[^:]+:\s*(?!<explanation>)\S.{7}/.test(line)) {
    return 'biome-ignore needs its reason on the line, after a colon';
  }
  return undefined;
}

/** Everything else that is text: all of it, but for what documents quote in backticks. */
function inText({ path, text }: SourceFile): Finding[] {
  if (!/\.(css|html|md|sql|sh|ya?ml|svg|txt)$|(^|\/)run$/.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const word = unfinished.exec(line.replace(/`[^`]*`/g, ''))?.[1];
    return word ? [{ path, line: index + 1, rule: 'code/words', message: unfinishedMessage(word) }] : [];
  });
}
