import { expect, it } from 'vitest';
import { textChanges } from './text-changes.ts';

const shown = (before: string, after: string) =>
  textChanges(before, after).map(
    ({ kind, line }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${line}`,
  );

it.each([
  ['', '', []],
  ['', 'a', ['+a']],
  ['a\nb', 'a\nb', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc\nd', [' a', '-b', '+x', ' c', '+d']],
  ['a\n\nb', 'b', ['-a', '-', ' b']],
  ['one\ntwo\nthree', 'two\nthree\none', ['-one', ' two', ' three', '+one']],
])('from %j to %j', (before, after, changes) => {
  expect(shown(before, after)).toEqual(changes);
});
