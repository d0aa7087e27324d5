import type { MergeSide } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { fireEvent, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample, workoutSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { DuplicatesPanel } from './duplicates-panel.tsx';

const own = competitionSample();
const competition = {
  ...own,
  divisions: [divisionSample('d1', { name: 'Women Rx' })],
  workouts: [workoutSample('w1', { name: 'Anvil' })],
  can: { ...own.can, manageEntries: true },
};
const path = `/api/competitions/${competition.id}`;

function side(id: string, bib: number, sketch: Partial<MergeSide> = {}): MergeSide {
  return {
    id,
    bib,
    name: 'Ana Sol',
    divisionId: 'd1',
    country: null,
    affiliate: null,
    birthDate: null,
    state: 'active',
    claimed: false,
    email: null,
    ordered: false,
    checkedIn: false,
    followers: 0,
    scores: [{ workoutId: 'w1', words: `9:${bib}`, penalties: 0 }],
    lanes: [],
    adjustment: 0,
    cannotStay: null,
    ...sketch,
  };
}

let server: FakeServer;
const sent: { readonly address: string; readonly body: unknown }[] = [];

beforeEach(() => {
  server = new FakeServer();
  sent.length = 0;
  const brief = (id: string, bib: number) => ({ id, bib, name: 'Ana Sol', divisionId: 'd1' });
  const pair = { one: brief('e1', 11), other: brief('e2', 22), signs: ['name'] };
  server.answer(`${path}/duplicates`, () => ({ data: [pair] }));
  const nothing = { heats: [], cuts: [], cutsChanged: 0, rows: [], changed: 0, withAccount: 0 };
  server.answer(`${path}/ripple`, () => ({ data: nothing }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push({ address, body: JSON.parse(String(init.body)) });
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function compare() {
  openPart(DuplicatesPanel, competition);
  fireEvent.click(await page.findByText('Possible duplicates', { selector: 'summary span' }));
  fireEvent.click(page.getByRole('button', { name: 'Compare and merge' }));
}

it('merges only once it’s chosen which of two scores counts', async () => {
  server.answer(`${path}/entries/e1/merge`, () => ({
    data: { one: side('e1', 11), other: side('e2', 22) },
  }));
  await compare();
  const merge = await page.findByRole('button', { name: 'Merge' });
  expect(merge.hasAttribute('disabled')).toBe(true);
  fireEvent.click(page.getByLabelText('9:22, bib 22'));
  fireEvent.click(page.getByLabelText('22', { exact: true }));
  expect(merge.hasAttribute('disabled')).toBe(false);
  fireEvent.click(merge);
  const isMerge = ({ address }: { readonly address: string }) => address.endsWith('/entries/e1/merge');
  await expect.poll(() => sent.some(isMerge)).toBe(true);
  const call = sent.find(isMerge);
  expect(call?.body).toEqual({
    mergedId: 'e2',
    bib: 'merged',
    scores: [{ workoutId: 'w1', from: 'merged' }],
  });
});

it('keeps the one that can stay, and says what to do first if neither can', async () => {
  const why = 'They belong to two different accounts.';
  server.answer(`${path}/entries/e1/merge`, () => ({
    data: { one: side('e1', 11, { cannotStay: why }), other: side('e2', 22, { cannotStay: why }) },
  }));
  await compare();
  expect(await page.findByText(why)).toBeDefined();
  expect(page.queryByRole('button', { name: 'Merge' })).toBeNull();
});
