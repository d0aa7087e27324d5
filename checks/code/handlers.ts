import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { type Module, type SyntaxNode, walk } from '../house/module.ts';

/** What decides, repeats or computes: the service's, never a route's. */
const decisions: Readonly<Record<string, string>> = {
  IfStatement: 'if',
  ConditionalExpression: 'a ternary',
  LogicalExpression: '&&, || or ??',
  SwitchStatement: 'switch',
  TryStatement: 'try',
  ThrowStatement: 'throw',
  ForStatement: 'a loop',
  ForOfStatement: 'a loop',
  ForInStatement: 'a loop',
  WhileStatement: 'a loop',
  DoWhileStatement: 'a loop',
  AssignmentExpression: 'an assignment',
  NewExpression: 'new',
  BinaryExpression: 'an operator',
};

const dataCalls = ['transaction', 'query', 'execute', 'select', 'insert', 'afterCommit'];

/** A route binds endpoint to service to present in one call chain; everything else is decided below it. */
export function handlers({ modules }: House): Finding[] {
  return modules
    .filter(({ path }) => /^server\/src\/.*\.routes\.ts$/.test(path))
    .flatMap((module) =>
      module.nodes('CallExpression').flatMap((call) => {
        const handler = call.arguments[1];
        const isServe = call.callee.type === 'Identifier' && call.callee.name === 'serve';
        return isServe && handler ? faultsOf(module, handler) : [];
      }),
    );
}

function faultsOf(module: Module, handler: SyntaxNode): Finding[] {
  const finding = (node: SyntaxNode, what: string): Finding => ({
    path: module.path,
    line: module.lineAt(node.start),
    rule: 'code/handlers',
    message: `a handler is one call chain, present(await service(…)); ${what} belongs in the service`,
  });
  if (handler.type === 'Identifier') return [];
  if (handler.type !== 'ArrowFunctionExpression') return [finding(handler, 'anything but an arrow function')];
  if (handler.body.type === 'BlockStatement') return [finding(handler.body, 'a block of statements')];
  if (!isCall(handler.body)) return [finding(handler.body, 'something that isn’t a call')];
  const found: Finding[] = [];
  walk(handler.body, (node) => {
    const decision = decisions[node.type];
    if (decision) found.push(finding(node, decision));
    const name = node.type === 'CallExpression' ? methodOf(node.callee) : undefined;
    if (name && dataCalls.includes(name)) found.push(finding(node, `.${name}()`));
  });
  return found;
}

function isCall(node: SyntaxNode): boolean {
  return node.type === 'CallExpression' || (node.type === 'AwaitExpression' && isCall(node.argument));
}

function methodOf(callee: SyntaxNode): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name;
}
