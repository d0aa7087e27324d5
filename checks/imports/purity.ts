import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { Module, SyntaxNode } from '../house/module.ts';

/** Reaches the clock, chance, the network or the machine. */
const impureCalls: readonly string[] = [
  'Date',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Math.random',
  'Date.now',
];
const impureObjects: readonly string[] = [
  'performance',
  'crypto',
  'process',
  'globalThis',
  'Temporal',
  'console',
];

/** Rules and policies, on both sides, give the same answer to the same arguments, whenever and wherever. */
export function purity({ modules }: House): Finding[] {
  return modules
    .filter(({ path }) => /\.(rules|policy)\.ts$/.test(path))
    .flatMap((module) =>
      impurities(module).map(({ node, what }) => ({
        path: module.path,
        line: module.lineAt(node.start),
        rule: 'imports/purity',
        message: `${what} makes the answer depend on more than the arguments; take the value as an argument`,
      })),
    );
}

function impurities(module: Module): { node: SyntaxNode; what: string }[] {
  const calls = module.nodes('CallExpression').map((node) => ({ node, what: `${spelled(node.callee)}()` }));
  const clocks = module
    .nodes('NewExpression')
    .map((node) => ({ node, what: `new ${spelled(node.callee)}()` }));
  const members = module.nodes('MemberExpression').map((node) => ({ node, what: spelled(node) }));
  return [
    ...calls.filter(({ node }) => impureCalls.includes(spelled(node.callee))),
    ...clocks.filter(({ node, what }) => what === 'new Date()' && node.arguments.length === 0),
    ...members.filter(({ what }) => impureObjects.includes(what.split('.')[0] ?? '')),
  ];
}

/** `Math.random` for the member, `fetch` for the name, empty for anything longer. */
function spelled(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return '';
  return node.property.type === 'Identifier' && !node.computed
    ? `${node.object.name}.${node.property.name}`
    : '';
}
