import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { sampleValue, type ValueRules } from '../http/sample-value.ts';
import { inputSchema } from '../http/wire-schema.ts';

/** Values for texts that a pattern or a rule behind the schema asks more of, by the name of the field. */
export type KnownFields = Readonly<Record<string, unknown>>;

/**
 * The smallest value that a schema takes, for tests that only need a call to get past its checks. What a
 * pattern asks cannot be made up: such fields are named in `known`.
 */
export function sampleOf(schema: Schema, known: KnownFields): unknown {
  const given = (_node: unknown, name: string) => (name in known ? known[name] : undefined);
  return sampleValue(inputSchema(schema), { ...smallest, given });
}

const smallest: Omit<ValueRules, 'given'> = {
  // A patch asks for nothing, but an empty one changes nothing and is refused.
  keys: (required, all) => (required.length > 0 ? required : all.slice(0, 1)),
  items: (node) => Number(node.minItems ?? 0),
  text: (node) => ofFormat[String(node.format)] ?? 'x'.repeat(Math.max(1, Number(node.minLength ?? 1))),
  number: (node) => Math.max(Number(node.minimum ?? 1), 1),
};

const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-06-05',
  'date-time': '2026-06-05T10:00:00.000Z',
  email: 'somebody@example.org',
  uuid: '01975f00-0000-7000-8000-000000000000',
};
