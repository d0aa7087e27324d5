import { type Comment as CodeComment, parseSync, type Node as SyntaxNode, visitorKeys } from 'oxc-parser';
import type { SourceFile } from './house.ts';
import { type Import, importsOf } from './imports.ts';

export type { Import, SyntaxNode };
export type NodeType = SyntaxNode['type'];
export type NodeOf<Type extends NodeType> = Extract<SyntaxNode, { type: Type }>;

/** A parsed source file. */
export interface Module extends SourceFile {
  readonly imports: readonly Import[];
  readonly comments: readonly CodeComment[];
  /** What the parser could not read; such a file hides from every other rule. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** All nodes of a type, in the order of the text. */
  nodes<Type extends NodeType>(type: Type): readonly NodeOf<Type>[];
  /** The line, from 1, of an offset into the text. */
  lineAt(offset: number): number;
}

export function isModule(file: SourceFile): boolean {
  return /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/.test(file.path);
}

export function isTest(path: string): boolean {
  return /\.test\.(tsx?|mjs)$/.test(path);
}

/** Calls `visit` with the node and everything inside it, outermost first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  const fields = node as unknown as Record<string, SyntaxNode | (SyntaxNode | null)[] | null | undefined>;
  for (const key of visitorKeys[node.type] ?? []) {
    const inside = fields[key];
    if (Array.isArray(inside)) {
      for (const one of inside) if (one) walk(one, visit);
    } else if (inside) {
      walk(inside, visit);
    }
  }
}

export function parseModule(file: SourceFile): Module {
  const parsed = parseSync(file.path, file.text, { sourceType: 'module', preserveParens: false });
  const byType = new Map<string, SyntaxNode[]>();
  walk(parsed.program, (node) => {
    const known = byType.get(node.type);
    if (known) known.push(node);
    else byType.set(node.type, [node]);
  });
  const lineAt = lineFinder(file.text);
  const nodes = <Type extends NodeType>(type: Type) => (byType.get(type) ?? []) as unknown as NodeOf<Type>[];
  return {
    ...file,
    nodes,
    lineAt,
    imports: importsOf(nodes, lineAt),
    comments: parsed.comments,
    faults: parsed.errors.map((error) => ({
      line: lineAt(error.labels[0]?.start ?? 0),
      message: error.message,
    })),
  };
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
