import { commonTexts } from '@chalkline/contract/http/codes.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Refusal } from './refusal.ts';
import { check } from './validation.ts';

const schema = z.object({
  code: z.string().regex(/^[A-Z]{4}$/),
  bib: z.string().regex(/^\d+$/, 'use digits only'),
  sizes: z.array(z.string()).min(1),
});

/** The sentence for each field that is refused. */
function sentencesFor(body: object): Record<string, string> {
  try {
    check(schema, body, 'body');
    return {};
  } catch (refusal) {
    return Object.fromEntries((refusal as Refusal).problems.map(({ path, message }) => [path, message]));
  }
}

it('tells people what is wrong in its own words or the schema’s, never the validator’s', () => {
  expect(sentencesFor({ code: 'x', bib: 'y', sizes: [] })).toEqual({
    'body.code': commonTexts.bad_format,
    'body.bib': 'Use digits only.',
    'body.sizes': 'This can’t be empty.',
  });
  expect(sentencesFor({ code: 'ABCD', bib: '7', sizes: ['M'] })).toEqual({});
});
