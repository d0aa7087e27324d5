import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, workoutSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { RemoveHeats } from './remove-heats.tsx';

afterEach(() => vi.unstubAllGlobals());

it('removes the heats of a workout, after saying who hears of it', async () => {
  const server = new FakeServer();
  server.answer('/api/competitions/c1/heat-plans/w1', () => ({ data: null }));
  vi.stubGlobal('fetch', server.fetch);
  const competition = competitionSample({ workouts: [workoutSample('w1', { name: 'Crane' })] });
  const plan = { workoutId: 'w1', publishedVersion: 2 } as HeatPlanReply;
  openPart(() => <RemoveHeats competition={competition} plan={plan} />, competition);
  fireEvent.click(await page.findByRole('button', { name: 'More heat actions' }));
  fireEvent.click(await page.findByRole('menuitem', { name: 'Remove heats' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Remove the heats of Crane?' }));
  dialog.getByText(/is notified once/);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove heats' }));
  await waitFor(() => expect(server.asked).toContain('DELETE /api/competitions/c1/heat-plans/w1'));
});
