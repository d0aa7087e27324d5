import { fireEvent, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { AboutForm } from './about-form.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['published', true],
  ['draft', false],
] as const)(
  'says who hears of another place before it is saved, in a %s competition',
  async (state, tells) => {
    const server = new FakeServer();
    server.answer('/api/competitions/c1/cancellation', () => ({ data: { people: 48 } }));
    vi.stubGlobal('fetch', server.fetch);
    const competition = competitionSample({ state });
    openPart(
      () => <AboutForm competition={{ ...competition, can: { ...competition.can, cancel: true } }} />,
      competition,
    );
    fireEvent.change(await page.findByRole('textbox', { name: /^Name/ }), { target: { value: 'New' } });
    expect(page.queryByText(/^Saving notifies/)).toBeNull();
    fireEvent.change(page.getByRole('textbox', { name: /^Place/ }), { target: { value: 'Pier 7' } });
    if (tells) await page.findByText(/^Saving notifies 48 people and mails an updated calendar file/);
    else expect(page.queryByText(/^Saving notifies/)).toBeNull();
  },
);
