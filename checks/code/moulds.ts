import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest, type Module } from '../house/module.ts';

/** What features leave to web/src/patterns, and what they use instead. */
const owned: Readonly<Record<string, string>> = {
  useMutation: 'useAction, useCallForm or ConfirmAction',
  useInfiniteQuery: 'PagedList or usePagedRows',
  infiniteQueryOptions: 'pagedQuery',
  ConfirmModal: 'ConfirmAction',
};

/** `<path below web/src/features>#<name>`: why this one may. The list only shrinks: one without a use is a finding. */
export const exemptions: Readonly<Record<string, string>> = {
  'competitions/competitions.queries.ts#infiniteQueryOptions':
    'found rows of a board come as an object, not as a list of rows',
  'competitions/leaderboard/filters/use-shown-rows.ts#useInfiniteQuery':
    'the board shows its own rows or the found ones, and has one foot for both',
  'competitions/leaderboard/following/use-following.ts#useMutation':
    'shows the choice before the answer, and the board comes without toasts',
  'competitions/home/competition-list.tsx#useInfiniteQuery':
    'cards that stay while others are looked for, with a count and links of their own',
  'competitions/organizer/scores/score-sheet.tsx#useInfiniteQuery':
    'one sheet whose keys, pasting and history need the rows around the list',
  'notifications/preferences/use-choosing.ts#useMutation':
    'shows each choice before the answer, and sends one after the other',
};

/** Lists, forms, actions and confirms of features are those of web/src/patterns. */
export function moulds({ modules, paths }: House, exempt = exemptions): Finding[] {
  const uses = modules.flatMap(usesOf);
  const used = new Set(uses.map(({ key }) => key));
  const stale = Object.keys(exempt)
    .filter((key) => !used.has(key) && paths.has(fileOf(key)))
    .map((key) => ({
      path: 'checks/code/moulds.ts',
      line: 1,
      rule: 'code/moulds',
      message: `${key} no longer needs its exemption; remove the line`,
    }));
  return [...uses.filter(({ key }) => !(key in exempt)).map(({ finding }) => finding), ...stale];
}

const features = 'web/src/features/';

function fileOf(key: string): string {
  return features + key.slice(0, key.indexOf('#'));
}

function usesOf(module: Module): { key: string; finding: Finding }[] {
  if (!module.path.startsWith(features) || isTest(module.path)) return [];
  return module.nodes('ImportSpecifier').flatMap(({ imported, start }) => {
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    const instead = owned[name];
    if (instead === undefined) return [];
    const message = `${name} belongs to web/src/patterns; use ${instead}`;
    return [
      {
        key: `${module.path.slice(features.length)}#${name}`,
        finding: { path: module.path, line: module.lineAt(start), rule: 'code/moulds', message },
      },
    ];
  });
}
