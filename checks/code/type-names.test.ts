import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { typeNames } from './type-names.ts';

const said = (text: string) => report(typeNames(houseWith({ 'contract/src/events/event.schema.ts': text })));

describe('type names', () => {
  it('say which global is hidden', () => {
    expect(said('\nexport interface Event { id: string }')).toBe(
      'contract/src/events/event.schema.ts:2 [code/type-names] Event is a global; ' +
        'say whose it is: PostComment, EventDetail, ScoreRange',
    );
  });

  it.each([
    'type Comment = string;',
    'export type Range = z.infer<typeof range>;',
    'class Notification {}',
    'export class Request extends Base {}',
    'export const Response = z.object({ id: z.string() }).strict();',
    'const Text = z.string();',
    'function inside() { interface Option { a: 1 } }',
    'export type Storage = Map<string, string>;',
    'interface Performance { seconds: number }',
  ])('refuse %s', (text) => expect(said(text)).toContain('[code/type-names]'));

  it.each([
    'export interface EventDetail { id: string }',
    'export type PostComment = string;',
    'export function Image() { return null; }',
    "import { Text } from '@mantine/core';",
    'const event = z.object({});',
    'export const Storage = makeStorage();',
    'type Answer = Response;',
  ])('let %s pass', (text) => expect(said(text)).toBe(''));
});
