import type { JsonSchema } from './wire-schema.ts';

/** Keys of objects and items of lists on the way to a value. */
export type Place = readonly (string | number)[];

export interface ValueRules {
  /** A value that is known beforehand; undefined to make one by the schema. */
  readonly given: (node: JsonSchema, name: string, at: Place) => unknown;
  /** Which properties of an object are filled in. */
  readonly keys: (required: readonly string[], all: readonly string[], at: Place) => readonly string[];
  readonly items: (node: JsonSchema) => number;
  readonly text: (node: JsonSchema, name: string, at: Place) => string;
  readonly number: (node: JsonSchema, name: string) => number;
}

/** A value that fits a JSON schema, as far as the schema says. `name` is the nearest key above the value. */
export function sampleValue(node: JsonSchema, rules: ValueRules, name = '', at: Place = []): unknown {
  const given = rules.given(node, name, at);
  if (given !== undefined) return given;
  const [choice] = (node.anyOf ?? node.oneOf ?? []) as JsonSchema[];
  if (choice) return sampleValue(choice, rules, name, at);
  if ('const' in node) return node.const;
  const [value] = (node.enum ?? []) as unknown[];
  if (value !== undefined) return value;
  return ofType[String([node.type].flat()[0])]?.(node, rules, name, at) ?? null;
}

type Maker = (node: JsonSchema, rules: ValueRules, name: string, at: Place) => unknown;

const ofType: Readonly<Record<string, Maker>> = {
  object: (node, rules, _name, at) => {
    const properties = (node.properties ?? {}) as Record<string, JsonSchema>;
    const required = (node.required ?? []) as string[];
    const keys = rules.keys(required, Object.keys(properties), at);
    const others = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
    const valueAt = (key: string) =>
      sampleValue(properties[key] ?? (others as JsonSchema), rules, key, [...at, key]);
    return Object.fromEntries(keys.map((key) => [key, valueAt(key)]));
  },
  array: (node, rules, name, at) =>
    Array.from({ length: rules.items(node) }, (_, index) =>
      sampleValue((node.items ?? {}) as JsonSchema, rules, name, [...at, index]),
    ),
  string: (node, rules, name, at) => rules.text(node, name, at),
  integer: (node, rules, name) => rules.number(node, name),
  number: (node, rules, name) => rules.number(node, name),
  boolean: () => false,
};
