import { describe, expect, it } from 'vitest';
import { report } from './house/finding.ts';
import { readHouse } from './house/read-tree.ts';
import { rules } from './rules.ts';

describe('the house', async () => {
  const house = await readHouse();
  it.each(rules)('%s', (_sentence, rule) => {
    expect(report(rule(house))).toBe('');
  });
});
