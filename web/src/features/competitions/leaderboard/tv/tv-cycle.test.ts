import { expect, it } from 'vitest';
import { nextMark, tvPages } from './tv-cycle.ts';

it('shows at least one page and at most five', () => {
  expect([0, 1, 10, 11, 50, 5000].map(tvPages)).toEqual([1, 1, 1, 2, 5, 5]);
});

it('goes through the pages of a division, then to the next, and begins again', () => {
  const ids = ['a', 'b'];
  expect(nextMark({ divisionId: 'a', page: 0 }, 2, ids)).toEqual({ divisionId: 'a', page: 1 });
  expect(nextMark({ divisionId: 'a', page: 1 }, 2, ids)).toEqual({ divisionId: 'b', page: 0 });
  expect(nextMark({ divisionId: 'b', page: 0 }, 1, ids)).toEqual({ divisionId: 'a', page: 0 });
  expect(nextMark({ divisionId: 'gone', page: 4 }, 1, ids)).toEqual({ divisionId: 'a', page: 0 });
  expect(nextMark({ divisionId: 'a', page: 4 }, 2, ['a'])).toEqual({ divisionId: 'a', page: 0 });
});
