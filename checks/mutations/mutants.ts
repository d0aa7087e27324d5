import { parseModule, type SyntaxNode, walk } from '../house/module.ts';

/** One small mistake in a file: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly line: number;
  /** `a < b` becomes `a <= b`. */
  readonly what: string;
}

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '>>': ['<<'],
};

/** All mutations of a file: flipped comparisons, off by one, branches always or never taken. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const module = parseModule({ path, text });
  const [program] = module.nodes('Program');
  const found: Mutant[] = [];
  const lines = text.split('\n');
  const add = (node: SyntaxNode, replacement: string) => {
    const before = text.slice(node.start, node.end);
    const line = module.lineAt(node.start);
    const change = `${oneLine(before)} becomes ${oneLine(replacement)}`;
    // A number alone isn't telling, so its line is included.
    const what = node.type === 'Literal' ? `${change} in ${oneLine(lines[line - 1]?.trim() ?? '')}` : change;
    found.push({ start: node.start, end: node.end, replacement, line, what });
  };
  if (!program) return found;
  walkCode(program, (node) => {
    for (const replacement of replacementsOf(node, text)) add(node, replacement);
  });
  return found;
}

/** Visits code that runs, without types, imports and error messages. */
function walkCode(program: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  const left = new Set<SyntaxNode>();
  walk(program, (node) => {
    if (left.has(node) || /^TS|^Import|^Export(All|Named)/.test(node.type)) {
      // Exported code is inside an export; types and imports contain nothing that runs.
      if (!isOpen(node)) walk(node, (inside) => left.add(inside));
      if (left.has(node)) return;
    }
    visit(node);
  });
}

/** Type syntax that wraps code. */
function isOpen(node: SyntaxNode): boolean {
  return (
    node.type === 'ExportNamedDeclaration' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
  );
}

function replacementsOf(node: SyntaxNode, text: string): string[] {
  const source = (inside: SyntaxNode) => text.slice(inside.start, inside.end);
  switch (node.type) {
    case 'BinaryExpression':
      return (comparisons[node.operator] ?? []).map(
        (operator) => `(${source(node.left)} ${operator} ${source(node.right)})`,
      );
    case 'LogicalExpression':
      if (node.operator === '??') return [`(${source(node.right)})`];
      return [`(${source(node.left)} ${node.operator === '&&' ? '||' : '&&'} ${source(node.right)})`];
    case 'IfStatement':
      return ['true', 'false'].map(
        (test) => `${text.slice(node.start, node.test.start)}${test}${text.slice(node.test.end, node.end)}`,
      );
    case 'ConditionalExpression':
      return [`(${source(node.consequent)})`, `(${source(node.alternate)})`];
    case 'UnaryExpression':
      return node.operator === '!' ? [`(${source(node.argument)})`] : [];
    case 'Literal':
      if (typeof node.value === 'number') return [String(node.value + 1)];
      return typeof node.value === 'boolean' ? [String(!node.value)] : [];
    default:
      return [];
  }
}

export function withMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The same code with a limit on every loop, because a mutation can make it endless. */
export function withEndingLoops(path: string, text: string): string {
  const module = parseModule({ path, text });
  const tests = [...module.nodes('WhileStatement'), ...module.nodes('ForStatement')].flatMap(({ test }) =>
    test ? [test] : [],
  );
  const guarded = tests
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (code, { start, end }) =>
        `${code.slice(0, start)}(oneMoreTurn() && (${code.slice(start, end)}))${code.slice(end)}`,
      text,
    );
  return `${guarded}\nvar turnsTaken = 0;\nfunction oneMoreTurn() {\n  turnsTaken += 1;\n  if (turnsTaken > ${mostTurns}) throw new Error('This never ends.');\n  return true;\n}\n`;
}

/** More iterations than all tests of one rules file need. */
const mostTurns = 20_000_000;

function oneLine(code: string): string {
  const flat = code.replace(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 69)}…` : flat;
}
