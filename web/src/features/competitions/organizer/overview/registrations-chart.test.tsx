import { screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { chooseClock } from '../../../../ui/now.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { RegistrationsChart } from './registrations-chart.tsx';

const evening = Date.parse('2026-11-27T06:30:00Z');

beforeEach(() => {
  const server = new FakeServer();
  server.answer('/api/competitions/c1/registration-figures', () => ({
    data: { days: [{ on: '2026-11-26', athletes: 9 }] },
  }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => server.fetch(address, init));
  chooseClock(() => evening);
});
afterEach(() => {
  chooseClock(() => Date.now());
  vi.unstubAllGlobals();
});

it('ends with the day it is at the venue', async () => {
  const own = competitionSample();
  const can = { ...own.can, manageEntries: true };
  openPart(RegistrationsChart, { ...own, zone: 'America/Los_Angeles', endsOn: '2026-11-28', can });
  const days = (await page.findAllByRole('rowheader')).map((head) => head.textContent);
  expect(days).toEqual(['25 Nov', '26 Nov']);
});
