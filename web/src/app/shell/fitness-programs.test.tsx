import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KnownAddresses } from '../../platform/known-addresses.ts';
import { type SessionUser, session } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { openTrainerSite } from './open-trainer-site.ts';
import { TopLinks } from './top-links.tsx';

const trainerSite = 'https://programs.example.org/dashboard?theme=dark';
const endsAt = new Date(Date.now() + 60_000).toISOString();
const sent = vi.fn<typeof fetch>();

const hugo: SessionUser = {
  id: 'u-7',
  email: 'hugo@example.org',
  name: 'Hugo Lindahl',
  photo: null,
  accountType: 'trainer',
  can: { seeDashboard: false, seeFitnessPrograms: true, seeClients: true },
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', sent);
  sent.mockReset();
  sent.mockImplementation(async () => Response.json({ message: 'OK', data: { code: 'one-use', endsAt } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(user: SessionUser | null, address: string | null) {
  if (user) session.start({ token: 't', user });
  vi.spyOn(site, 'links', 'get').mockReturnValue({ ...site.links, trainerSite: address });
  render(
    <MemoryRouter>
      <KnownAddresses value={new Set(['/', '/communities', '/partners'])}>
        <TopLinks section="home" className="tab" />
      </KnownAddresses>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

describe('Fitness Programs', () => {
  it('is between Communities and Partners for those who can see it', () => {
    expect(show(hugo, trainerSite)).toEqual([
      'Fitness Challenges',
      'Communities',
      'Fitness Programs',
      'Partners',
    ]);
  });

  it.each([
    ['a visitor', null, trainerSite],
    ['a trainee', { ...hugo, can: { ...hugo.can, seeFitnessPrograms: false } }, trainerSite],
  ])('is not there for %s', (_who, user, address) => {
    expect(show(user, address)).not.toContain('Fitness Programs');
  });

  it('leads to their programs here while no trainer site is configured', () => {
    show(hugo, null);
    const link = screen.getByRole('link', { name: 'Fitness Programs' });
    expect(link.getAttribute('href')).toBe('/my-programs');
  });

  it('makes one code for two presses that come before it', async () => {
    show(hugo, trainerSite);
    const link = screen.getByRole('link', { name: 'Fitness Programs' });
    expect(link.getAttribute('href')).toBe(trainerSite);
    expect(sent).not.toHaveBeenCalled();
    sent.mockImplementation(() => new Promise(() => undefined));
    fireEvent.click(link);
    fireEvent.click(link);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter],
    ['reached by keyboard', fireEvent.focus],
  ])('carries its values in its own address once it is %s', async (_how, reach) => {
    show(hugo, trainerSite);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Fitness Programs' });
    reach(link);
    await waitFor(() => expect(link.href).toContain('token='));
    expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
      theme: 'dark',
      token: 'one-use',
      user_id: 'u-7',
      from: window.location.href,
    });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('gets another code when its own was used', async () => {
    show(hugo, trainerSite);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Fitness Programs' });
    fireEvent.pointerEnter(link);
    await waitFor(() => expect(link.href).toContain('token=one-use'));
    sent.mockImplementation(async () => Response.json({ message: 'OK', data: { code: 'second', endsAt } }));
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await waitFor(() => expect(link.href).toContain('token=second'));
  });

  it('carries token, user_id and from, and never the session’s own token', async () => {
    session.start({ token: 'session-token', user: hugo });
    const go = vi.fn();
    await openTrainerSite(trainerSite, hugo.id, go);
    const address = new URL(String(go.mock.calls[0]?.[0]));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      theme: 'dark',
      token: 'one-use',
      user_id: 'u-7',
      from: window.location.href,
    });
    expect(address.href).not.toContain('session-token');
  });
});
