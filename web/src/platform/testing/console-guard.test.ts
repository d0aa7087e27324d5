import { expect, it } from 'vitest';
import { expectNothingSaid } from './console-guard.ts';

it('fails the test in whose time the console was told something, and says what', () => {
  const { warn, error } = console;
  warn('No focusable element in', document.body);
  error('went wrong');
  expect(expectNothingSaid).toThrow(
    /console\.warn: No focusable element in \[object HTMLBodyElement\]\nconsole\.error: went wrong/,
  );
  expectNothingSaid();
});
