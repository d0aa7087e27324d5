import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { expect, it } from 'vitest';
import { ruleText } from './rule-text.ts';

it.each([
  [{}, 'Every Saturday'],
  [{ every: 2 }, 'Every 2 weeks on Sat'],
  [{ weekdays: [4, 2] }, 'Every week on Tue and Thu'],
  [{ weekdays: [5, 1, 3] }, 'Every week on Mon, Wed and Fri'],
  [{ frequency: 'daily', every: 3 }, 'Every 3 days'],
  [{ frequency: 'monthly_day' }, 'Every month on day 12'],
  [{ frequency: 'monthly_weekday', every: 2 }, 'Every 2 months on the second Saturday'],
])('says %o as %s', (facts, text) => {
  expect(ruleText(seriesRule.parse({ frequency: 'weekly', times: 3, ...facts }), '2026-12-12')).toBe(text);
});
