import type { PersonPage, ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { screenSection } from '../../platform/screen-section.ts';
import { session } from '../../platform/session.ts';
import { refusalOf, serverSentence } from '../../platform/testing/server-sentence.ts';
import { profileScreens } from './profiles.routes.tsx';
import { dataSection, privacySection, profileSection, unitsSection } from './profiles.sections.ts';

const mara: ProfileReply = {
  id: 'p-1',
  name: 'Mara Lindqvist',
  handle: null,
  handleChangeableFrom: null,
  email: 'mara@example.org',
  accountType: 'trainee',
  photo: null,
  bio: '',
  birthDate: null,
  gender: null,
  country: null,
  zone: null,
  locale: null,
  weightUnit: null,
  pageAudience: 'everybody',
  fieldAudiences: {
    bio: 'everybody',
    birthDate: 'me',
    gender: 'me',
    country: 'everybody',
    results: 'everybody',
    presence: 'signed_in',
  },
  isChild: false,
  inOrganization: false,
  joinedAt: '2026-03-01T10:00:00.000Z',
};

const noor: PersonPage = {
  id: 'p-2',
  name: 'Noor Achterberg',
  handle: 'noor',
  photo: null,
  bio: 'Rower.',
  country: null,
  birthDate: null,
  gender: null,
  showsResults: true,
  isMe: false,
  joinedAt: '2026-03-01T10:00:00.000Z',
};

interface Sent {
  readonly call: string;
  readonly body: unknown;
}
let sent: Sent[];
let answers: Record<string, unknown>;

/** Answers by method and path; what it has no answer for is 404. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? 'GET'} ${String(input)}`;
  if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
  const found = answers[call];
  if (found instanceof Response) return found;
  if (found !== undefined) return new Response(JSON.stringify({ message: 'OK', data: found }));
  return refusal(404, 'not_found');
}

function refusal(status: number, code: string, path?: string): Response {
  return new Response(JSON.stringify(refusalOf(code, path)), { status });
}

const person = screenSection<{ personId: string; isMe: boolean }>({
  key: 'results',
  label: 'Results',
  load: async () => (props: { personId: string }) => <p>{`Results of ${props.personId}`}</p>,
});

const first = screenSection({
  key: 'first',
  label: 'First',
  load: async () => () => <p>Coming up</p>,
});

async function open(address: string) {
  const account = [profileSection, privacySection, unitsSection, dataSection];
  const children: RouteObject[] = [
    ...profileScreens({ account: async () => account, first, person: [person], posts: [], mine: [] }),
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const table = [{ HydrateFallback: () => null, children }];
  const router = createMemoryRouter(table, { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByRole('heading', { level: 1 });
  return router;
}

const press = async (name: string) => fireEvent.click(await page.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  fireEvent.change(await page.findByLabelText(label), { target: { value: text } });

const confirmDeletion = async () =>
  fireEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete account' }));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  sent = [];
  answers = {
    'GET /api/profiles/me': mara,
    'GET /api/countries': [],
    'GET /api/profiles/me/exports': [],
    'GET /api/people/me/consents': [],
  };
  vi.stubGlobal('fetch', answer);
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  session.start({ token: 't', user: { ...mara, can } });
});
afterEach(() => vi.unstubAllGlobals());

describe('the profile', () => {
  it('is saved, and the header learns the new name', async () => {
    await open('/edit-profile');
    answers['PATCH /api/profiles/me'] = { ...mara, name: 'Mara Berg' };
    await type('Name', 'Mara Berg');
    await press('Save');
    await waitFor(() => expect(session.current()?.user.name).toBe('Mara Berg'));
    expect(sent[0]?.body).toEqual({ name: 'Mara Berg', was: { name: 'Mara Lindqvist' } });
  });

  it('shows what another tab saved, and keeps what was typed until it’s saved again', async () => {
    await open('/edit-profile');
    await type('Name', 'Mara Berg');
    answers['PATCH /api/profiles/me'] = refusal(409, 'state_changed');
    answers['GET /api/profiles/me'] = { ...mara, name: 'M. Lindqvist', bio: 'Rower.' };
    await press('Save');
    await page.findByText(/You both changed: Name\. Save again/);
    const field = (label: string) => page.getByLabelText<HTMLInputElement>(label).value;
    expect([field('Name'), field('About you optional')]).toEqual(['Mara Berg', 'Rower.']);
    answers['PATCH /api/profiles/me'] = { ...mara, name: 'Mara Berg', bio: 'Rower.' };
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ name: 'Mara Berg', was: { name: 'M. Lindqvist' } });
    await waitFor(() => expect(page.queryByText(/You both changed/)).toBeNull());
  });

  it('takes what another tab saved when asked to', async () => {
    await open('/edit-profile?tab=privacy');
    fireEvent.click(await page.findByRole('combobox', { name: 'Profile and photo' }));
    answers['PATCH /api/profiles/me'] = refusal(409, 'state_changed');
    answers['GET /api/profiles/me'] = { ...mara, pageAudience: 'signed_in' };
    fireEvent.click(await page.findByRole('option', { name: 'Only me' }));
    await press('Save');
    await page.findByText(/You both changed: Profile and photo\./);
    await press('Use theirs');
    const chosen = page.getByRole<HTMLInputElement>('combobox', { name: 'Profile and photo' });
    await waitFor(() => expect(chosen.value).toBe('Everyone with an account'));
    expect(sent.map(({ body }) => body)).toEqual([
      { pageAudience: 'me', was: { pageAudience: 'everybody' } },
    ]);
  });

  it('says beside the field why a handle was refused, and keeps what was typed', async () => {
    await open('/edit-profile?tab=profile');
    answers['PUT /api/profiles/me/handle'] = refusal(409, 'handle_taken', 'body.handle');
    fireEvent.change(await page.findByRole('textbox', { name: 'Handle' }), { target: { value: 'noor' } });
    await press('Save handle');
    expect(await page.findAllByText(/This handle is taken/)).not.toHaveLength(0);
    expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Handle' }).value).toBe('noor');
  });

  it('shows a handle that was changed lately with the day from which it can change again', async () => {
    const changed = { handle: 'mara', handleChangeableFrom: '2999-01-02T12:00:00.000Z' };
    answers['GET /api/profiles/me'] = { ...mara, ...changed };
    await open('/edit-profile?tab=profile');
    expect(await page.findByText(/change it again from 2 January 2999/)).toBeDefined();
  });
});

describe('privacy', () => {
  it('says what was agreed to and when, and takes it back after a question', async () => {
    const body = { purpose: 'body', givenAt: null, withdrawnAt: '2026-10-02T10:00:00.000Z' };
    const diary = { purpose: 'diary', givenAt: '2026-11-02T10:00:00.000Z', withdrawnAt: null };
    answers['GET /api/people/me/consents'] = [diary, body];
    await open('/edit-profile?tab=privacy');
    await page.findByText(/You agreed on .*2.*2026/);
    await page.findByText(/Withdrawn on .*Oct.*2026/);
    await press('Withdraw consent: Food diary');
    const dialog = within(await page.findByRole('dialog'));
    dialog.getByText(/Your entries, water and targets/);
    const gone = { ...diary, givenAt: null, withdrawnAt: '2026-11-27T10:00:00.000Z' };
    answers['DELETE /api/people/me/consents/diary'] = [gone, body];
    answers['GET /api/people/me/consents'] = [gone, body];
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
    await page.findByText(/Withdrawn on .*27.*2026/);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing wider than an organization to its people and to children', async () => {
    answers['GET /api/profiles/me'] = { ...mara, isChild: true };
    await open('/edit-profile?tab=privacy');
    const field = await page.findByLabelText<HTMLInputElement>('Profile and photo');
    expect(field.value).toBe('People in my organization');
    expect(page.getByText(/You’re under 16/)).toBeDefined();
  });
});

describe('units', () => {
  it('are saved as chosen', async () => {
    await open('/edit-profile?tab=units');
    answers['PATCH /api/profiles/me'] = { ...mara, weightUnit: 'lb' };
    fireEvent.click(await page.findByLabelText('Pounds'));
    await press('Save');
    await waitFor(() => expect(session.current()?.user.weightUnit).toBe('lb'));
    expect(sent[0]?.body).toEqual({ weightUnit: 'lb', was: { weightUnit: null } });
  });
});

describe('one’s data', () => {
  it('is collected once, however often it is pressed', async () => {
    await open('/edit-profile?tab=data');
    const made = { id: 'e-1', state: 'asked', askedAt: mara.joinedAt, bytes: null, endsAt: mara.joinedAt };
    answers['POST /api/profiles/me/exports'] = made;
    await press('Export data');
    answers['GET /api/profiles/me/exports'] = [made];
    expect(await page.findByText(/Preparing\. You can leave/)).toBeDefined();
    expect(page.getByRole('button', { name: /Preparing export/ })).toBeDefined();
  });

  it('says why the account cannot be deleted, and stays', async () => {
    const router = await open('/edit-profile?tab=data');
    answers['POST /api/profiles/me/leaving'] = refusal(409, 'last_owner');
    await press('Delete account');
    await type('Password', 'seven lanes of chalk');
    await confirmDeletion();
    expect(await page.findByText(serverSentence('last_owner'))).toBeDefined();
    expect(router.state.location.pathname).toBe('/edit-profile');
    expect(session.current()).not.toBeNull();
  });

  it('leads to sign-in once the account is to be deleted', async () => {
    const router = await open('/edit-profile?tab=data');
    session.write('lastVisited', '/edit-profile?tab=data');
    answers['POST /api/profiles/me/leaving'] = { erasedFrom: '2026-03-15T10:00:00.000Z', posts: 'erased' };
    await press('Delete account');
    await type('Password', 'seven lanes of chalk');
    await confirmDeletion();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('');
    expect([session.current(), session.read('lastVisited')]).toEqual([null, null]);
    expect(sent[0]?.body).toEqual({ password: 'seven lanes of chalk', posts: 'erased' });
  });

  it('keeps posts and comments only if that’s chosen', async () => {
    await open('/edit-profile?tab=data');
    answers['POST /api/profiles/me/leaving'] = { erasedFrom: '2026-03-15T10:00:00.000Z', posts: 'kept' };
    await press('Delete account');
    expect((await page.findByLabelText<HTMLInputElement>('Erase them')).checked).toBe(true);
    fireEvent.click(page.getByLabelText('Keep them as “Deleted member”'));
    await type('Password', 'seven lanes of chalk');
    await confirmDeletion();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ posts: 'kept' }));
  });
});

describe('a pending deletion', () => {
  const link = 'GET /api/profile-leavings/t-1';

  it('says when it happens, and what happens to posts can be changed', async () => {
    session.clear();
    answers[link] = { erasedFrom: '2026-03-15T10:00:00.000Z', posts: 'kept' };
    await open('/account-deletion?link=t-1');
    expect(await page.findByText(/will be deleted on 15 March 2026/)).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>('Keep them as “Deleted member”').checked).toBe(true);
    fireEvent.click(page.getByLabelText('Erase them'));
    answers['PUT /api/profile-leavings/t-1'] = { erasedFrom: '2026-03-15T10:00:00.000Z', posts: 'erased' };
    await press('Save choice');
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'PUT /api/profile-leavings/t-1', body: { posts: 'erased' } }]),
    );
  });

  it('explains a link that has ended or is cut off', async () => {
    answers[link] = refusal(404, 'leaving_link_invalid');
    await open('/account-deletion?link=t-1');
    expect(await page.findByText(serverSentence('leaving_link_invalid'))).toBeDefined();
    cleanup();
    await open('/account-deletion');
    expect(await page.findByText('This link doesn’t work')).toBeDefined();
  });
});

describe('a person’s page', () => {
  it('shows who they are and what other features know of them', async () => {
    answers['GET /api/profiles/p-2'] = noor;
    await open('/user/p-2');
    expect(await page.findByRole('heading', { name: 'Noor Achterberg' })).toBeDefined();
    expect(page.getByText(/@noor · Joined March 2026/)).toBeDefined();
    expect(await page.findByText('Results of p-2')).toBeDefined();
  });

  it('leaves out results that the viewer may not see', async () => {
    answers['GET /api/profiles/p-2'] = { ...noor, showsResults: false };
    await open('/user-profile/p-2');
    await page.findByRole('heading', { name: 'Noor Achterberg' });
    expect(page.queryByText('Results of p-2')).toBeNull();
  });

  it('says the same of nobody and of somebody who hides', async () => {
    await open('/user/p-3');
    expect(await page.findByRole('heading', { name: 'Profile not found' })).toBeDefined();
  });

  it('is followed with one press', async () => {
    answers['GET /api/profiles/p-2'] = noor;
    const connection = { isFollowed: false, isBlocked: false, followers: 1, following: 4 };
    answers['GET /api/profiles/p-2/connection'] = { ...connection, can: { follow: true, block: true } };
    await open('/user/p-2');
    expect(await page.findByRole('button', { name: '1 follower' })).toBeDefined();
    const followed = { ...connection, isFollowed: true, followers: 2, can: { follow: true, block: true } };
    answers['PUT /api/profiles/p-2/follow'] = followed;
    answers['GET /api/profiles/p-2/connection'] = followed;
    await press('Follow');
    expect(await page.findByRole('button', { name: 'Following', pressed: true })).toBeDefined();
    expect(page.getByRole('button', { name: '2 followers' })).toBeDefined();
  });

  it('is blocked after a question, and unblocked in the privacy settings', async () => {
    answers['GET /api/profiles/p-2'] = noor;
    const connection = { isFollowed: false, isBlocked: false, followers: 0, following: 0 };
    answers['GET /api/profiles/p-2/connection'] = { ...connection, can: { follow: true, block: true } };
    answers['PUT /api/profiles/p-2/block'] = new Response('{"message":"","data":null}', { status: 200 });
    answers['GET /api/profiles/me/blocked'] = [{ id: 'p-2', name: noor.name, handle: 'noor', photo: null }];
    const router = await open('/user/p-2');
    await press('More');
    fireEvent.click(await page.findByRole('menuitem', { name: 'Block' }));
    const dialog = await page.findByRole('dialog', { name: 'Block Noor Achterberg?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=privacy'));
    answers['DELETE /api/profiles/p-2/block'] = new Response('{"message":"","data":null}', { status: 200 });
    const unblock = await page.findByRole('button', { name: 'Unblock' });
    answers['GET /api/profiles/me/blocked'] = [];
    fireEvent.click(unblock);
    expect(await page.findByText('You haven’t blocked anyone')).toBeDefined();
  });
});
