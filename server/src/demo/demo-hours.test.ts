import { describe, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';

describe.each([
  ['23:30 in winter', '2026-11-26T23:30:00.000Z'],
  ['22:30 in summer', '2027-06-30T22:30:00.000Z'],
])('at %s, when it is tomorrow already in Amsterdam', async (_, moment) => {
  const { parts, clock } = await testApp({ DEMO: 'on' });

  it('the demo begins as at any other hour', async () => {
    clock.set(moment);
    expect(await enterDemo(parts)).toEqual(demoSignIns);
  }, 240_000);
});
