import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { withoutInvisible } from '@chalkline/contract/http/invisible.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { routes } from './manifests.ts';
import { inputSchema, type JsonSchema } from './platform/http/wire-schema.ts';
import { sampleOf } from './platform/testing/sample-of.ts';

type Path = readonly (string | number)[];

/** Every place in what comes in that holds a text of a person's choosing. */
function textsIn(node: JsonSchema, at: Path = []): Path[] {
  const choices = (node.anyOf ?? node.oneOf ?? node.allOf ?? []) as JsonSchema[];
  const properties = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
  const isText = [node.type].flat().includes('string') && !node.enum && !('const' in node);
  return [
    ...choices.flatMap((choice) => textsIn(choice, at)),
    ...properties.flatMap(([key, child]) => textsIn(child, [...at, key])),
    ...(node.items ? textsIn(node.items as JsonSchema, [...at, 0]) : []),
    ...(isText ? [at] : []),
  ];
}

function putAt(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [putAt(Array.isArray(root) ? root[0] : undefined, rest, value)];
  const there = typeof root === 'object' && root !== null ? (root as Record<string, unknown>) : {};
  return { ...there, [key]: putAt(there[key], rest, value) };
}

/** What came of the value at a place: the problems found there, else the text as the call gets it. */
function outcomeOf(schema: Schema, at: Path, value: string) {
  const parsed = schema.safeParse(putAt(sampleOf(schema, {}), at, value));
  const text = parsed.success
    ? at.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)?.[key], parsed.data)
    : undefined;
  const inside = (issues: readonly z.core.$ZodIssue[]): boolean =>
    issues.some((issue) =>
      issue.code === 'invalid_union'
        ? issue.errors.some((some) => some.length > 0)
        : issue.path.join('.').startsWith(at.join('.')),
    );
  return { isRefused: !parsed.success && inside(parsed.error.issues), text };
}

const places = routes.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    // A raw body is bytes for the payment provider that signed them.
    if (!schema || endpoint.takesRawBody) return [];
    return textsIn(inputSchema(schema)).map((at) => ({
      name: `${endpoint.method} ${endpoint.path} ${part}.${at.join('.')}`,
      field: [...at].reverse().find((key) => typeof key === 'string') ?? '',
      schema,
      at,
    }));
  }),
);

/**
 * Compared with what is stored, or read piece by piece later: what a secret holds is its owner's affair, the rows of a
 * file are checked as the fields that they become.
 */
const notShown = [
  'password',
  'currentPassword',
  'csv',
  'content',
  'token',
  'code',
  'pass',
  'v',
  'cursor',
  'registration',
];

/** Texts of several lines. A new one here may put lines into whatever shows it: it should be seen. */
const severalLines = [
  'about',
  'address',
  'answer',
  'answers',
  'bio',
  'body',
  'desc',
  'description',
  'includes',
  'message',
  'note',
  'question',
  'reason',
  'staffNote',
  'steps',
  'story',
  'text',
];

const shown = places.filter(({ field }) => !notShown.includes(field));

describe('every text that comes in', () => {
  it('is looked at', () => {
    expect(shown.length).toBeGreaterThan(100);
    for (const field of [
      'name',
      'affiliate',
      'region',
      'movements',
      'link',
      'email',
      'title',
      'place',
      'search',
    ]) {
      expect(shown.map((place) => place.field)).toContain(field);
    }
  });

  it.each(['\u200b', '\u3164\u2800', '\u202e\u2066', '\ufe0f', '\u{E0041}', '\u200d\u200c'])(
    'of invisible characters (%j) is empty',
    (value) => {
      const taken = shown.filter(({ schema, at }) => {
        const { isRefused, text } = outcomeOf(schema, at, value);
        return !isRefused && text !== '' && text !== undefined;
      });
      expect(taken.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(['Ma\u200bra', 'Ma\u00adra', 'Mara\u3164', 'Mara\ufe0f', 'Ma\u{E0061}ra', 'علي\u200d'])(
    'with a hidden character (%j) is refused or rid of it',
    (value) => {
      const kept = shown.filter(({ schema, at }) => {
        const { text } = outcomeOf(schema, at, value);
        return typeof text === 'string' && withoutInvisible(text) !== text;
      });
      expect(kept.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each([
    'one\nother',
    'one\r\nBcc: other',
    'one\u2028other',
    'one\u2029other',
    'one\u0085other',
    'one\vother',
  ])('stands on one line unless it is known to be longer: %j', (value) => {
    const kept = shown.filter(({ schema, at, field }) => {
      const { text } = outcomeOf(schema, at, value);
      return typeof text === 'string' && /\p{Cc}|\p{Zl}|\p{Zp}/u.test(text) && !severalLines.includes(field);
    });
    expect(kept.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'https://bank.example@evil.example/',
    'https://a:b@evil.example',
    'https://@evil.example',
    'http://a:@b.co/',
  ])('is no link with a user name in it: %s', (value) => {
    const links = shown.filter(({ field }) => ['link', 'video', 'from', 'url'].includes(field));
    expect(links.length).toBeGreaterThan(5);
    const taken = links.filter(({ schema, at }) => outcomeOf(schema, at, value).text !== undefined);
    expect(taken.map(({ name }) => name)).toEqual([]);
  });
});
