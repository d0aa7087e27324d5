import type { Finding } from '../house/finding.ts';
import type { House, SourceFile } from '../house/house.ts';

const page = 'docs/kept-rules.md';
const wait = 'waits for '; // the marker in the document

/**
 * Each row of docs/kept-rules.md names the test that keeps the rule, as `path › name`, and that test is there;
 * or it says what it waits for.
 */
export function keptRules({ files }: House): Finding[] {
  const paper = files.find(({ path }) => path === page);
  if (!paper) return [];
  return paper.text.split('\n').flatMap((line, index) => {
    const message = rowFault(files, line);
    return message ? [{ path: page, line: index + 1, rule: 'papers/kept-rules', message }] : [];
  });
}

function rowFault(files: readonly SourceFile[], line: string): string | undefined {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== 4 || /^-+$/.test(cells[1] ?? '') || cells[2] === 'kept by') return undefined;
  const by = cells[2] ?? '';
  if (by.startsWith(wait)) return undefined;
  const [, path = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(by) ?? [];
  if (path === '') return `names no test; write \`path\` › name, or '${wait}…'`;
  const test = files.find((file) => file.path === path);
  if (!test || !/\.test\.tsx?$/.test(path))
    return `there is no test ${path}; name the one that keeps this rule now`;
  return test.text.includes(name)
    ? undefined
    : `${path} has no test '${name}'; name the one that keeps this rule now`;
}
