import type { FloorDelayReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { DelayModal } from './delay-modal.tsx';

const competition = competitionSample();
const floor = { id: 'f1', name: 'Pier', lanes: 2, callArea: null, callMinutes: 10 };
const path = `/api/competitions/${competition.id}/floors/f1/delay`;
const at = (time: string) => `2026-11-13T${time}:00.000Z`;
const choices = [
  { heatId: 'h4', name: 'Night Ferry, heat 4', startsAt: at('09:00') },
  { heatId: 'h5', name: 'Night Ferry, heat 5', startsAt: at('09:20') },
];

let bodies: unknown[];
beforeEach(() => {
  bodies = [];
});
afterEach(() => vi.unstubAllGlobals());

function open(first: number | null) {
  const server = new FakeServer();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (init?.body) bodies.push(body);
    const from = choices.find(({ heatId }) => heatId === body.fromHeatId) ?? choices[first ?? choices.length];
    const data: FloorDelayReply = {
      heats: from ? 1 : 0,
      published: 1,
      people: 3,
      choices,
      first: from ? { heatId: from.heatId, name: from.name, from: from.startsAt, to: at('09:32') } : null,
      isPast: body.minutes < -10,
      conflicts: [],
    };
    if (!address.includes(path)) return server.fetch(address, init);
    return Promise.resolve(new Response(JSON.stringify({ message: 'OK', data }), { status: 200 }));
  });
  openPart(
    () => <DelayModal competition={competition} floor={floor as never} onClose={() => undefined} />,
    competition,
  );
}

const choose = async (name: RegExp) => {
  fireEvent.click(await page.findByLabelText('First heat to move'));
  fireEvent.click(await page.findByRole('option', { name }));
};

it('begins with the first heat that is open, or with another one', async () => {
  open(1);
  expect(await page.findByText(/from Night Ferry, heat 5/)).toBeTruthy();
  await choose(/heat 4/);
  expect(await page.findByText(/from Night Ferry, heat 4/)).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Delay 12 min' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ minutes: 12, fromHeatId: 'h4' }));
});

it('asks for the first heat where the time of all is over and nobody started a clock', async () => {
  open(null);
  expect(await page.findByText(/^The time of these heats is over/)).toBeTruthy();
  expect(page.getByRole('button', { name: 'Delay 12 min' }).hasAttribute('disabled')).toBe(true);
  await choose(/heat 5/);
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Delay 12 min' }).hasAttribute('disabled')).toBe(false),
  );
});

it('says that heats start earlier, and refuses a time that has passed', async () => {
  open(0);
  const minutes = await page.findByRole('textbox', { name: 'Minutes' });
  fireEvent.change(minutes, { target: { value: '-30' } });
  expect(await page.findByText(/would start at .*, which has passed/)).toBeTruthy();
  page.getByRole('heading', { name: 'Move Pier earlier?' });
  expect(page.getByRole('button', { name: 'Move 30 min earlier' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(minutes, { target: { value: '-5' } });
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Move 5 min earlier' }).hasAttribute('disabled')).toBe(false),
  );
});
