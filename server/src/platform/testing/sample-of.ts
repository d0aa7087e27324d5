import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { inputSchema, type JsonSchema } from '../http/wire-schema.ts';

/** Values for texts that a pattern or a rule behind the schema asks more of, by the name of the field. */
export type KnownFields = Readonly<Record<string, unknown>>;

/**
 * The smallest value that a schema takes, for tests that only need a call to get past its checks. What a
 * pattern asks cannot be made up: such fields are named in `known`.
 */
export function sampleOf(schema: Schema, known: KnownFields): unknown {
  return sample(inputSchema(schema), '', known);
}

function sample(node: JsonSchema, name: string, known: KnownFields): unknown {
  if (name in known) return known[name];
  const [choice] = (node.anyOf ?? node.oneOf ?? []) as JsonSchema[];
  if (choice) return sample(choice, name, known);
  if ('const' in node) return node.const;
  const [value] = (node.enum ?? []) as unknown[];
  if (value !== undefined) return value;
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  return ofType[String(type)]?.(node, name, known) ?? null;
}

type Maker = (node: JsonSchema, name: string, known: KnownFields) => unknown;

const ofType: Readonly<Record<string, Maker>> = {
  object: (node, _name, known) => {
    const properties = (node.properties ?? {}) as Record<string, JsonSchema>;
    const required = (node.required ?? []) as string[];
    // A patch asks for nothing, but an empty one changes nothing and is refused.
    const given = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(given.map((key) => [key, sample(properties[key] ?? {}, key, known)]));
  },
  array: (node, name, known) => {
    const item = () => sample((node.items ?? {}) as JsonSchema, name, known);
    return Array.from({ length: Number(node.minItems ?? 0) }, item);
  },
  string: (node) => ofFormat[String(node.format)] ?? 'x'.repeat(Math.max(1, Number(node.minLength ?? 1))),
  integer: (node) => Math.max(Number(node.minimum ?? 1), 1),
  number: (node) => Math.max(Number(node.minimum ?? 1), 1),
  boolean: () => false,
};

const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-06-05',
  'date-time': '2026-06-05T10:00:00.000Z',
  email: 'somebody@example.org',
  uuid: '01975f00-0000-7000-8000-000000000000',
};
