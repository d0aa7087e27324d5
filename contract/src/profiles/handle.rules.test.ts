import { describe, expect, it } from 'vitest';
import { handlePattern, isReservedHandle } from './handle.rules.ts';

describe('a handle', () => {
  it.each(['mara', 'mara_l', 'm42', 'a'.repeat(30)])('may be %s', (handle) => {
    expect(handlePattern.test(handle)).toBe(true);
    expect(isReservedHandle(handle)).toBe(false);
  });

  it.each(['', 'ma', '4mara', '_mara', 'Mara', 'ma-ra', 'ma ra', 'mära', 'a'.repeat(31), 'mara\n'])(
    'may not be %j',
    (handle) => {
      expect(handlePattern.test(handle)).toBe(false);
    },
  );

  it.each(['admin', 'admin_1', '__support__', 'chalkline2026', 'everyone', 'm_e'])(
    'may not pass for the house: %s',
    (handle) => {
      expect(isReservedHandle(handle)).toBe(true);
    },
  );
});
