import type { Endpoint, Schema } from '@chalkline/contract/http/endpoint.ts';
import { envelopeSchema } from '@chalkline/contract/http/envelope.ts';
import { exampleId, exampleNumber, exampleText, numberedId } from './example-values.ts';
import { type Place, sampleValue, type ValueRules } from './sample-value.ts';
import { inputSchema, type JsonSchema, replySchema } from './wire-schema.ts';

/** An example of what a caller sends: every field that the schema takes together. */
export function inputExample(schema: Schema, { path }: Pick<Endpoint, 'path'>): unknown {
  return exampleOf(inputSchema(schema), schema, thingOf(path));
}

/** An example of a whole reply, envelope included. */
export function replyExample(endpoint: Endpoint): unknown {
  const envelope = envelopeSchema(endpoint.data, endpoint.shape ?? 'one');
  const example = exampleOf(replySchema(endpoint), envelope, thingOf(endpoint.path)) as object;
  return { ...example, message: 'OK', ...('total' in example && { total: 42 }) };
}

/** What a call is about: the last word of its path. */
const thingOf = (path: string) => path.split('/').findLast((part) => !part.startsWith(':')) ?? '';

const mostRepairs = 20;

/**
 * Rules across fields are not in the JSON schema. What zod refuses is left out or null in the next attempt, and if that
 * doesn't help, only the required fields remain.
 */
function exampleOf(node: JsonSchema, schema: Schema, thing: string): unknown {
  const gone = new Set<string>();
  for (let repairs = 0; repairs < mostRepairs; repairs += 1) {
    const spare = new Set<string>();
    const value = sampleValue(node, fullest(thing, gone, spare));
    const { success, error } = schema.safeParse(value);
    if (success) return value;
    const removed = nearestSpare(error.issues[0]?.path as Place, spare);
    if (removed === undefined) break;
    gone.add(removed);
  }
  const required = sampleValue(node, { ...fullest(thing, gone, new Set()), keys: (keys) => keys });
  if (schema.safeParse(required).success) return required;
  return sampleValue(node, {
    ...fullest(thing, gone, new Set()),
    keys: (keys, all) => (keys.length > 0 ? keys : all.slice(0, 1)),
  });
}

/** Every field, except those in `gone`. Notes in `spare` which of them may be missing or null. */
function fullest(thing: string, gone: ReadonlySet<string>, spare: Set<string>): ValueRules {
  let ids = 0;
  return {
    given: ({ examples, type, anyOf, enum: values }, _name, at) => {
      if (isNullable(type, anyOf)) {
        if (gone.has(keyOf(at))) return null;
        spare.add(keyOf(at));
      }
      return (
        (examples as unknown[] | undefined)?.[0] ??
        familiar.find((value) => (values as unknown[])?.includes(value))
      );
    },
    keys: (required, all, at) => {
      const optional = all.filter((key) => !required.includes(key));
      const kept = optional.filter((key) => !gone.has(keyOf([...at, key])));
      for (const key of kept) spare.add(keyOf([...at, key]));
      return [...new Set([...all, ...required])].filter(
        (key) => required.includes(key) || kept.includes(key),
      );
    },
    items: ({ minItems, maxItems }) => Math.min(Math.max(Number(minItems ?? 1), 1), Number(maxItems ?? 1)),
    text: (node, name, at) => {
      const text = exampleText(node, name, aroundOf(at) ?? thing);
      if (text !== exampleId) return text;
      ids += 1;
      return numberedId(ids);
    },
    number: exampleNumber,
  };
}

const isNullable = (type: unknown, choices: unknown) =>
  [type].flat().includes('null') ||
  (Array.isArray(choices) && choices.some((choice: JsonSchema) => choice.type === 'null'));

/** Of a long list of values, those that a reader knows. */
const familiar: readonly unknown[] = ['USD', 'USA', 'US'];

/** The thing that a field belongs to: `data` is the envelope's. */
function aroundOf(at: Place): string | undefined {
  const keys = at.filter((key): key is string => typeof key === 'string' && key !== 'data');
  return keys.at(-2);
}

const keyOf = (at: Place) => at.join('/');

/** The refused field itself, or else the nearest one around it that may be missing or null. */
function nearestSpare(at: Place, spare: ReadonlySet<string>): string | undefined {
  const around = at.map((_, index) => keyOf(at.slice(0, at.length - index)));
  return around.find((key) => spare.has(key));
}
