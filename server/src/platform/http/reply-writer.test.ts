import { expect, it } from 'vitest';
import { z } from 'zod';
import { replyWriter } from './reply-writer.ts';
import { failureJsonSchema, inputSchema } from './wire-schema.ts';

const writerOf = (schema: object) =>
  replyWriter({ schema: schema as typeof failureJsonSchema, method: 'GET', url: '/' });

it('is made once for each schema, and leaves out what its own does not declare', () => {
  const named = z.object({ name: z.string() });
  const sized = z.object({ size: z.number() });
  const write = writerOf(inputSchema(named));
  expect(writerOf(inputSchema(named))).toBe(write);
  expect(writerOf(inputSchema(sized))).not.toBe(write);
  expect(write({ name: 'Kaipara', size: 3 })).toBe('{"name":"Kaipara"}');
  expect(writerOf(inputSchema(sized))({ name: 'Kaipara', size: 3 })).toBe('{"size":3}');
});

it('writes failures of all calls by one', () => {
  expect(writerOf(failureJsonSchema)).toBe(writerOf(failureJsonSchema));
});
