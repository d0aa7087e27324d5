import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest, type Module, type SyntaxNode } from '../house/module.ts';

interface Shortcut {
  readonly node: SyntaxNode;
  readonly message: string;
}

/** Code that looks finished but switches something off: a type, a test, an error. */
export function shortcuts({ modules }: House): Finding[] {
  return modules.flatMap((module) =>
    [...anyCasts(module), ...swallowed(module), ...(isTest(module.path) ? silencedTests(module) : [])].map(
      ({ node, message }) => ({
        path: module.path,
        line: module.lineAt(node.start),
        rule: 'code/shortcuts',
        message,
      }),
    ),
  );
}

function anyCasts(module: Module): Shortcut[] {
  return [...module.nodes('TSAsExpression'), ...module.nodes('TSTypeAssertion')]
    .filter(({ typeAnnotation }) => typeAnnotation.type === 'TSAnyKeyword')
    .map((node) => ({
      node,
      message: 'a cast to any ends all checking; name the type, or narrow from unknown',
    }));
}

/** An error may end here only when a comment inside, beside or right above says why that is all right. */
function swallowed(module: Module): Shortcut[] {
  const message =
    'an error is swallowed without a word; handle it, or say in a comment why it changes nothing';
  const blocks = module.nodes('CatchClause').filter(({ body }) => body.body.length === 0);
  const handlers = module.nodes('CallExpression').flatMap(({ callee, arguments: [handler] }) => {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
    return callee.property.name === 'catch' && handler && doesNothing(handler) ? [handler] : [];
  });
  return [...blocks, ...handlers]
    .filter(({ start, end }) => !isExplained(module, module.lineAt(start), module.lineAt(end)))
    .map((node) => ({ node, message }));
}

function isExplained(module: Module, first: number, last: number): boolean {
  return module.comments.some(({ end }) => {
    const line = module.lineAt(end);
    return line >= first - 1 && line <= last;
  });
}

function doesNothing(node: SyntaxNode): boolean {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return false;
  const { body } = node;
  if (body?.type === 'BlockStatement') return body.body.length === 0;
  return body?.type === 'Identifier' && body.name === 'undefined';
}

const testFunctions = ['it', 'test', 'describe', 'suite', 'bench'];

function silencedTests(module: Module): Shortcut[] {
  const calls = module.nodes('CallExpression').flatMap((node) => {
    const names = chain(node.callee);
    if (names[0] === 'vi' && /^(do)?mock$/i.test(names[1] ?? '')) {
      return [
        {
          node,
          message: 'no module is mocked; build the real thing from its parts and hand over another part',
        },
      ];
    }
    const isShort = ['fit', 'xit', 'fdescribe', 'xdescribe', 'xtest'].includes(names[0] ?? '');
    const silencer = names.find((name) => ['only', 'skip', 'todo', 'fails'].includes(name));
    if (!isShort && !(silencer && testFunctions.includes(names[0] ?? ''))) return [];
    const message = `${names.join('.')} leaves tests out; skipIf(…) with its condition says when one cannot run`;
    return [{ node, message }];
  });
  return calls;
}

/** `it.only` as ['it', 'only'], also through calls: `it.only.each([…])`. */
function chain(node: SyntaxNode): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return chain(node.callee);
  if (node.type === 'TaggedTemplateExpression') return chain(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  return [...chain(node.object), node.property.name];
}
