import { expect, it } from 'vitest';
import { visibilityHint, visibilityLabel } from './group-texts.ts';

it.each([
  [{ visibility: 'public', isOpen: null }, 'Public', /^Anyone/],
  [{ visibility: 'public', isOpen: true }, 'Public', /^Anyone/],
  [{ visibility: 'public', isOpen: false }, 'Organization', /^Everyone in your organization/],
  [{ visibility: 'private', isOpen: false }, 'Private', /^Signed-in people/],
] as const)('says of %o who sees it', (group, label, hint) => {
  expect(visibilityLabel(group)).toBe(label);
  expect(visibilityHint(group)).toMatch(hint);
});
