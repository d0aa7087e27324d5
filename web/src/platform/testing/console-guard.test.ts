import { expect, it } from 'vitest';
import { expectNothingSaid } from './console-guard.ts';

it('fails the test during which something was logged, and says what', () => {
  const { warn, error } = console;
  warn('No focusable element in', document.body);
  error('went wrong');
  expect(expectNothingSaid).toThrow(
    /console\.warn: No focusable element in \[object HTMLBodyElement\]\nconsole\.error: went wrong/,
  );
  expectNothingSaid();
});
