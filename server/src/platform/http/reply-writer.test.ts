import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { replyWriter, writtenReplies } from './reply-writer.ts';

const base = { method: 'GET', summary: 'A thing', access: 'public', errors: [] } as const;
const named = endpoint({ ...base, path: '/api/names', data: z.object({ name: z.string() }) });
const sized = endpoint({ ...base, path: '/api/sizes', data: z.object({ size: z.number() }) });

const writerOf = (one: typeof named | typeof sized, httpStatus: string) =>
  replyWriter(one)({ schema: {}, method: 'GET', url: '/', httpStatus });

it('leaves out what the endpoint does not declare', () => {
  const reply = { message: 'OK', data: { name: 'Kaipara', size: 3 } };
  expect(writerOf(named, '200')(reply)).toBe('{"message":"OK","data":{"name":"Kaipara"}}');
  expect(writerOf(sized, '200')(reply)).toBe('{"message":"OK","data":{"size":3}}');
});

it('writes failures of all calls by one', () => {
  const write = writerOf(named, '4xx');
  expect(writerOf(sized, '5xx')).toBe(write);
  const failure = { message: 'No.', errors: [{ code: 'forbidden', message: 'No.', path: 'name' }] };
  expect(JSON.parse(write(failure))).toEqual(failure);
});

it('writes replies with their status; downloads and redirects are not written', () => {
  expect(Object.keys(writtenReplies({ ...named, status: 201 }))).toEqual(['201', '4xx', '5xx']);
  expect(Object.keys(writtenReplies({ ...named, contentType: 'text/csv' }))).toEqual(['4xx', '5xx']);
  expect(Object.keys(writtenReplies({ ...named, status: 303 }))).toEqual(['4xx', '5xx']);
});
