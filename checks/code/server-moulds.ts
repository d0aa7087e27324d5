import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest, type Module, type NodeOf, type SyntaxNode, walk } from '../house/module.ts';

/**
 * Files that do by themselves what a mould does for all others, each with its reason. The list only gets shorter:
 * an entry that is not needed is a finding.
 */
const exempt: Readonly<Record<string, string>> = {
  'competitions/standings/boards.read.service.ts#pages':
    'a page of a board continues from a place in a version of it, not from a row of a table',
  'competitions/standings/boards.search.service.ts#pages': 'the same for what was found in a board',
};

interface Mould {
  readonly name: string;
  readonly message: string;
  readonly uses: (module: Module) => readonly SyntaxNode[];
  /** Where the mould itself is. */
  readonly home: readonly string[];
}

const moulds: readonly Mould[] = [
  {
    name: 'pages',
    message: 'a list in pages is read with readPage and a PageOrder (platform/http/read-page.ts)',
    uses: (module) => namedImports(module, ['readCursor', 'writeCursor']),
    home: ['platform/http/read-page.ts', 'platform/http/cursor.ts'],
  },
  {
    name: 'patches',
    message: 'what a patch says it was made from is compared by readPatch (platform/http/read-patch.ts)',
    uses: takesWas,
    home: ['platform/http/read-patch.ts'],
  },
  {
    name: 'retention',
    message:
      'rows past their time are deleted by the retention that their table declares (platform/database/retention.ts)',
    uses: deletesByAge,
    home: ['platform/database/retention.ts'],
  },
];

/** Lists, patches and retention of the server come from one mould each, so that the next domain copies none of them. */
export function serverMoulds({ modules }: House): Finding[] {
  const files = modules.filter(({ path }) => path.startsWith('server/src/') && !isTest(path));
  const found = files.flatMap((module) =>
    moulds
      .filter(({ home }) => !home.includes(inServer(module)))
      .flatMap(({ name, message, uses }) =>
        uses(module).map((node) => ({
          key: `${inServer(module)}#${name}`,
          finding: { path: module.path, line: module.lineAt(node.start), rule, message },
        })),
      ),
  );
  const used = new Set(found.map(({ key }) => key));
  const needless = Object.keys(exempt).filter(
    (key) => !used.has(key) && files.some((module) => key.startsWith(`${inServer(module)}#`)),
  );
  return [
    ...found.filter(({ key }) => !(key in exempt)).map(({ finding }) => finding),
    ...needless.map((key) => ({
      path: 'checks/code/server-moulds.ts',
      line: 1,
      rule,
      message: `${key} no longer needs its exemption; remove it from the list`,
    })),
  ];
}

const rule = 'code/server-moulds';

function inServer({ path }: Module): string {
  return path.slice('server/src/'.length);
}

function namedImports(module: Module, names: readonly string[]): SyntaxNode[] {
  return module
    .nodes('ImportSpecifier')
    .filter(({ imported }) => imported.type === 'Identifier' && names.includes(imported.name));
}

/** Takes `was` out of a patch: `{ was, ...patch }`. */
function takesWas(module: Module): SyntaxNode[] {
  if (!/\.service\.ts$/.test(module.path)) return [];
  return module
    .nodes('ObjectPattern')
    .filter(({ properties }) =>
      properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          ['was', 'version'].includes(property.key.name) &&
          properties.some(({ type }) => type === 'RestElement'),
      ),
    );
}

/** `delete(table).where(… lt(…) …)`: what goes because it is old. */
function deletesByAge(module: Module): SyntaxNode[] {
  return module.nodes('CallExpression').filter((call) => {
    if (!isMethod(call, 'where') || !calls(call.callee, (inner) => isMethod(inner, 'delete'))) return false;
    return call.arguments.some((argument) => calls(argument, isBefore));
  });
}

function isBefore({ callee }: NodeOf<'CallExpression'>): boolean {
  return callee.type === 'Identifier' && ['lt', 'lte'].includes(callee.name);
}

function isMethod({ callee }: NodeOf<'CallExpression'>, name: string): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === name
  );
}

function calls(node: SyntaxNode, isWanted: (call: NodeOf<'CallExpression'>) => boolean): boolean {
  let isFound = false;
  walk(node, (inner) => {
    if (inner.type === 'CallExpression' && isWanted(inner)) isFound = true;
  });
  return isFound;
}
