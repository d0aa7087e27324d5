import type { Plugin, Rolldown } from 'vite';

/** What the contract's client reads of an endpoint. */
const wanted = ['method', 'path', 'idempotency', 'guests', 'judgeLinks', 'files'];

/**
 * Leaves of every endpoint only what a browser needs to call it. The schemas stay with the server, and zod with
 * them: a first screen calls several endpoints and checks no form. Forms import their schema by itself. In
 * development and in tests as well, so that nobody comes to rely on what the built app has not got.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    transform: {
      filter: { id: /\/contract\/src\/.*\.endpoints\.ts$/ },
      handler(code) {
        const program = this.parse(code);
        let lean = code;
        // From the end, so that the places before it stay where they are.
        for (const { start, end, properties } of endpointsIn(program).toReversed()) {
          const kept = properties
            .filter(isWanted)
            .map((property) => code.slice(property.start, property.end));
          lean = `${lean.slice(0, start)}{ ${kept.join(', ')} }${lean.slice(end)}`;
        }
        return { code: withoutUnused(lean, this.parse(lean)), map: null };
      },
    },
  };
}

/** Without the imports that only the schemas needed, so that what a screen imports is what it needs. */
function withoutUnused(code: string, program: Program): string {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const first = imports.at(0)?.start ?? 0;
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  const kept = imports
    .filter(({ specifiers }) => specifiers.some(({ local }) => isUsed(local.name)))
    .map(({ start, end }) => code.slice(start, end));
  return rest.slice(0, first) + kept.join('\n') + rest.slice(first);
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** `export const signIn = endpoint({ … })`: the objects, in their order. */
function endpointsIn(program: Program) {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      const isEndpoint =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'endpoint';
      const definition = isEndpoint ? init.arguments[0] : undefined;
      return definition?.type === 'ObjectExpression' ? [definition] : [];
    });
  });
}

function isWanted(property: { type: string; key?: unknown }): boolean {
  const key = property.key as { type: string; name?: string } | undefined;
  // What is spread may hold anything, so it stays.
  return property.type === 'SpreadElement' || (key?.type === 'Identifier' && wanted.includes(key.name ?? ''));
}
