import { expect, it } from 'vitest';
import { labelOf } from '../../../../platform/field-texts.ts';
import { registrationTexts } from './registration-values.ts';

it('names the division of a price that is wrong', () => {
  const divisions = [
    { id: 'open', name: 'Open' },
    { id: 'masters', name: 'Masters 35+' },
  ];
  const prices = [{ divisionId: 'masters' }, { divisionId: 'open' }];
  const texts = registrationTexts({ divisions } as never, { divisions: prices } as never);
  expect(labelOf(texts, 'divisions.0.price')).toBe('Masters 35+, price');
  expect(labelOf(texts, 'divisions.1.steps.1.until')).toBe('Open, step 2, until');
});
