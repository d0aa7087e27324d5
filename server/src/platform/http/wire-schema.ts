import type { Endpoint, Schema } from '@chalkline/contract/http/endpoint.ts';
import { envelopeSchema, failureSchema } from '@chalkline/contract/http/envelope.ts';
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

/** The JSON schema of what a caller sends. */
export const inputSchema = once((schema: Schema) =>
  clean(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' })),
);

/** The JSON schema of a successful reply, undeclared keys refused. */
export const replySchema = once((endpoint: Endpoint) => {
  const schema = envelopeSchema(endpoint.data, endpoint.shape ?? 'one');
  return clean(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'throw' }));
});

/** Made once for a process: checks at the beginning, document and writer of replies ask for the same ones. */
function once<From extends object>(make: (from: From) => JsonSchema): (from: From) => JsonSchema {
  const made = new WeakMap<From, JsonSchema>();
  return (from) => {
    const known = made.get(from);
    if (known) return known;
    const schema = make(from);
    made.set(from, schema);
    return schema;
  };
}

export const failureJsonSchema: JsonSchema = clean(z.toJSONSchema(failureSchema, { io: 'output' }));

function clean(schema: object): JsonSchema {
  const { $schema: _, ...rest } = schema as JsonSchema;
  return nullableAsType(rest) as JsonSchema;
}

/**
 * `anyOf: [X, null]` becomes X with `null` among its types. The serializer turns every `anyOf` into a
 * validation of the value at run time, which costs more than the writing itself.
 */
function nullableAsType(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nullableAsType);
  if (typeof node !== 'object' || node === null) return node;
  const record = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, nullableAsType(value)]));
  const choices = record.anyOf;
  if (!Array.isArray(choices) || choices.length !== 2 || !isNullType(choices[1])) return record;
  const [choice] = choices as [JsonSchema];
  if (typeof choice.type !== 'string' || choice.enum || choice.const) return record;
  const { anyOf: _, ...others } = record;
  return { ...others, ...choice, type: [choice.type, 'null'] };
}

function isNullType(node: unknown): boolean {
  return typeof node === 'object' && node !== null && (node as JsonSchema).type === 'null';
}

/** The places in a schema of objects that would take unknown keys in silence. */
export function openObjects(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => openObjects(item, `${path}/${index}`));
  if (typeof node !== 'object' || node === null) return [];
  const record = node as JsonSchema;
  const open = record.type === 'object' && record.properties && record.additionalProperties === undefined;
  const inside = Object.entries(record).flatMap(([key, value]) => openObjects(value, `${path}/${key}`));
  return open ? [path || '/', ...inside] : inside;
}
