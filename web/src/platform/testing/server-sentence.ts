import type { Failure } from '@chalkline/contract/http/envelope.ts';

const tables = import.meta.glob<Record<string, Record<string, number | string>>>(
  '../../../../contract/src/**/*codes.ts',
  { eager: true },
);
const sentences = Object.assign({}, ...Object.values(tables).flatMap((module) => Object.values(module)));

/** What the real server answers with this code. */
export function refusalOf(code: string, path?: string): Failure {
  const message = serverSentence(code);
  return { message, errors: [{ code, message, ...(path && { path }) }] };
}

/** The sentence the real server sends with this code. Codes come before texts in each file, so texts win. */
export function serverSentence(code: string): string {
  const sentence: unknown = sentences[code];
  if (typeof sentence !== 'string') throw new Error(`The contract has no sentence for ${code}.`);
  return sentence;
}
