import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { totalHead } from './total-head.ts';

const time = { scoring: usualScoring('time'), points: {} };
const load = { scoring: usualScoring('load'), points: {} };

it('says what the totals are and which one wins', () => {
  const { on_site, online, total_time, total_amount } = scoringPresets;
  expect(totalHead(on_site, [time])).toEqual({ head: 'Points', wins: 'highest wins' });
  expect(totalHead(online, [time])).toEqual({ head: 'Points', wins: 'lowest wins' });
  expect(totalHead(total_time, [time, time])).toEqual({ head: 'Total time', wins: 'shortest wins' });
  expect(totalHead(total_amount, [load])).toEqual({ head: 'Total', wins: 'highest wins' });
});
