import { expect, it } from 'vitest';
import { nameOf } from './conversation-text.ts';

it('names a conversation by who is in it, also after they deleted their account', () => {
  const alone = { name: null, people: [], peopleCount: 1 };
  expect(nameOf({ ...alone, kind: 'direct' })).toBe('Deleted member');
  expect(nameOf({ ...alone, kind: 'group' })).toBe('Only you');
  expect(nameOf({ ...alone, kind: 'group', name: 'Floor crew' })).toBe('Floor crew');
});
