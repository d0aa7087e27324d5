import type { Module, NodeOf, SyntaxNode } from './module.ts';

/** One module asking for another. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Gone at run time: `import type`, or a type named by `import('…')`. */
  readonly typeOnly: boolean;
  /** Loaded later, when the code gets there: `import('…')`, or a worker's file by its address. */
  readonly deferred: boolean;
}

type Nodes = Module['nodes'];

/** Every way of this code base to name another module, in the order of the text within each way. */
export function importsOf(nodes: Nodes, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (source: SyntaxNode | null, typeOnly: boolean, deferred: boolean) => {
    const specifier = source && literal(source);
    if (source && specifier) found.push({ specifier, line: lineAt(source.start), typeOnly, deferred });
  };
  // `import { type X }` keeps a run-time import under verbatimModuleSyntax, so only the whole statement counts.
  for (const node of nodes('ImportDeclaration')) add(node.source, node.importKind === 'type', false);
  for (const node of nodes('ExportNamedDeclaration')) add(node.source, node.exportKind === 'type', false);
  for (const node of nodes('ExportAllDeclaration')) add(node.source, node.exportKind === 'type', false);
  for (const node of nodes('TSImportType')) add(node.source, true, true);
  for (const node of nodes('ImportExpression')) add(node.source, false, true);
  for (const node of nodes('NewExpression')) add(besideThisModule(node), false, true);
  return found;
}

function literal(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The path in `new URL('./x.ts', import.meta.url)`, when it is code. */
function besideThisModule(node: NodeOf<'NewExpression'>): SyntaxNode | null {
  const [path, base] = node.arguments;
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return null;
  if (base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return null;
  return path && /^\.\.?\/.*\.tsx?$/.test(literal(path) ?? '') ? path : null;
}
