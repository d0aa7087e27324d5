import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import type { Problem } from '@chalkline/contract/http/envelope.ts';
import type { z } from 'zod';
import { malformed, Refusal } from './refusal.ts';

type Place = 'params' | 'query' | 'body' | 'headers' | `body.${string}`;
type Code = keyof typeof commonCodes;

/** Validates one part of a call. Throws 400 when it can't be parsed, 422 when it can but isn't valid. */
export function check<S extends Schema>(schema: S, value: unknown, place: Place): z.output<S> {
  if (place === 'params' || place === 'query') requireStorable(value);
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, place, value));
  const status = Math.min(...problems.map((problem) => commonCodes[problem.code as Code] ?? 422));
  throw new Refusal(status, problems);
}

/** PostgreSQL rejects NUL characters, in comparisons and in lock names alike. */
function requireStorable(found: unknown): void {
  const holdsNul = (one: unknown): boolean =>
    typeof one === 'string' ? one.includes('\0') : Array.isArray(one) && one.some(holdsNul);
  if (Object.values(found ?? {}).some(holdsNul)) throw malformed('The URL contains a NUL character.');
}

function problemsOf(issue: z.core.$ZodIssue, place: Place, value: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      code: 'unknown_key',
      message: `'${key}' isn’t accepted here. Remove it.`,
      path: [place, ...issue.path, key].join('.'),
    }));
  }
  const missing = valueAt(value, issue.path) === undefined;
  return [
    {
      code: missing ? 'required' : codeOf(issue),
      message: missing ? 'This field is required.' : messageOf(issue),
      path: [place, ...issue.path].join('.'),
    },
  ];
}

function codeOf(issue: z.core.$ZodIssue): Code {
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong_type';
    case 'too_small':
      return sized(issue.origin) ? 'too_short' : 'too_small';
    case 'too_big':
      return sized(issue.origin) ? 'too_long' : 'too_big';
    case 'invalid_value':
      return 'not_one_of';
    case 'invalid_format':
      return 'bad_format';
    default:
      return 'invalid';
  }
}

function sized(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set' || origin === 'file';
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return `This can be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    default:
      // What the schema says itself; the validator's own words ("must match pattern /^…/") are not for people.
      return /^Invalid\b/.test(issue.message) ? commonTexts[codeOf(issue)] : sentence(issue.message);
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

function atLeast(origin: string, minimum: number): string {
  return sized(origin) && minimum === 1
    ? 'This can’t be empty.'
    : `This must be at least ${minimum}${unitOf(origin)}.`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return sized(origin) ? ' items' : '';
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return at;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
