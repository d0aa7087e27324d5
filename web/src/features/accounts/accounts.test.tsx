import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';
import { refusalOf } from '../../platform/testing/server-sentence.ts';
import { accountScreens } from './accounts.routes.tsx';
import { SendAgain } from './send-again.tsx';
import { type FindStart, StartAddress } from './start-address.ts';

const noor: MeReply = {
  id: 'u-1',
  name: 'Noor Achterberg',
  handle: null,
  email: 'noor@example.org',
  photo: null,
  accountType: 'trainee',
  organizationId: null,
  locale: null,
  zone: 'Europe/Oslo',
  weightUnit: null,
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};

const answer = vi.fn<typeof fetch>();
const reply = (status: number, data: unknown) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify({ message: 'OK', data }), { status }));
const refuse = (status: number, code: string, path?: string) => {
  answer.mockResolvedValueOnce(new Response(JSON.stringify(refusalOf(code, path)), { status }));
};
/** What was sent: the address with what stood in the body. */
const sent = () =>
  answer.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))] as const);

/** Builds the routes again: a router clears a route's `lazy` when it loads it. */
function table(): RouteObject[] {
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const screens = accountScreens.map(
    (route) => ({ ...route, lazy: { ...(route.lazy as object) } }) as RouteObject,
  );
  return [{ HydrateFallback: () => null, children: [...screens, elsewhere] }];
}

async function open(address: string, findStart: FindStart = async () => null) {
  const router = createMemoryRouter(table(), { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <StartAddress value={findStart}>
          <RouterProvider router={router} />
        </StartAddress>
      </QueryClientProvider>
    </MantineProvider>,
  );
  // The first screen's code is loaded here.
  await page.findByRole('heading', { level: 1 });
  return router;
}

const type = (label: string, text: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
const value = (label: string) => (page.getByLabelText(label) as HTMLInputElement).value;

beforeEach(() => {
  localStorage.clear();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('begins the session and goes back to where one came from', async () => {
    const router = await open('/login?back=/leaderboard/7');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard/7'));
    expect(sent()).toEqual([
      ['/api/sessions', { email: 'noor@example.org', password: 'seven lanes of chalk', keepAccount: false }],
    ]);
    expect(session.current()).toMatchObject({ token: 't-1', user: { id: 'u-1' } });
  });

  it('gives who never chose a time zone the one of this browser', async () => {
    const router = await open('/login');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: { ...noor, zone: null } });
    press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(sent()[1]).toEqual(['/api/people/me/zone', { zone: timeZone }]);
  });

  it('asks for a code of the app only when the server does, and says when it is wrong', async () => {
    const router = await open('/login');
    const typed = { email: 'noor@example.org', password: 'seven lanes of chalk', keepAccount: false };
    type('Email', typed.email);
    type('Password', typed.password);
    expect(page.queryByLabelText('Code from your authenticator app')).toBeNull();
    refuse(403, 'second_factor_required', 'body.secondFactor');
    press('Sign in');
    await page.findByLabelText('Code from your authenticator app');
    type('Code from your authenticator app', '123456');
    refuse(422, 'second_factor_wrong', 'body.secondFactor');
    press('Sign in');
    await page.findByText(accountTexts.second_factor_wrong);
    type('Code from your authenticator app', ' 7KPQM-X2WRD ');
    reply(201, { token: 't-1', user: noor });
    press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent().map(([, body]) => body)).toEqual([
      typed,
      { ...typed, secondFactor: '123456' },
      { ...typed, secondFactor: '7KPQM-X2WRD' },
    ]);
  });

  it('begins at one’s work, unless one came from somewhere', async () => {
    const atWork: FindStart = async () => '/competition-dashboard/c1?part=scores';
    session.start({ token: 't-1', user: noor });
    const router = await open('/login', atWork);
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition-dashboard/c1'));
    expect(router.state.location.search).toBe('?part=scores');
    cleanup();
    const back = await open('/login?back=/leaderboard/7', atWork);
    await waitFor(() => expect(back.state.location.pathname).toBe('/leaderboard/7'));
    cleanup();
    queryClient.clear();
    session.write('lastVisited', '/competition-detail/7');
    const visited = await open('/login', atWork);
    await waitFor(() => expect(visited.state.location.pathname).toBe('/competition-detail/7'));
  });

  it('begins on the home screen when the work cannot be found', async () => {
    queryClient.clear();
    session.start({ token: 't-1', user: noor });
    const router = await open('/login', () => Promise.reject(new Error('unreachable')));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('never goes back to an address that is not ours', async () => {
    session.start({ token: 't-1', user: noor });
    const router = await open('/login?back=//evil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('keeps what was typed when it is refused, and says why once', async () => {
    await open('/login');
    type('Email', 'noor@example.org');
    type('Password', 'not the password');
    refuse(401, 'credentials_wrong');
    press('Sign in');
    expect((await page.findByRole('alert')).textContent).toContain(accountTexts.credentials_wrong);
    expect(page.getByRole('alert').textContent).toContain('At most 9 tries left.');
    refuse(401, 'credentials_wrong');
    press('Sign in');
    await waitFor(() => expect(page.getByRole('alert').textContent).toContain('At most 8 tries left.'));
    expect(value('Email')).toBe('noor@example.org');
    expect(value('Password')).toBe('not the password');
  });

  it('checks before it sends, beside the field and on top', async () => {
    await open('/login');
    type('Email', 'noor@');
    press('Sign in');
    expect(await page.findByRole('link', { name: /^Email: Enter your email/ })).toBeTruthy();
    expect(page.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(page.getByRole('link', { name: /^Password/ }));
    expect(document.activeElement).toBe(page.getByLabelText('Password'));
    expect(answer).not.toHaveBeenCalled();
  });

  it('forgets a token that would have the call refused', async () => {
    await open('/login');
    session.write('token', 'old');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Sign in');
    await waitFor(() => expect(session.token()).toBe('t-1'));
    expect(answer.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });

  it('goes on to the code when the address is not proven yet, with a new one on its way', async () => {
    const router = await open('/login?back=/messages');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    refuse(403, 'email_not_verified');
    reply(202, null);
    press('Sign in');
    await page.findByRole('heading', { name: 'Enter the code' });
    expect(router.state.location.search).toBe('?email=noor%40example.org&back=%2Fmessages');
    expect(sent()[1]).toEqual(['/api/people/verification-codes', { email: 'noor@example.org' }]);
  });
});

describe('who is not simply let in', () => {
  it('see why, once the password was right', async () => {
    await open('/login');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    const message = 'Scores that were not yours.';
    const body = { message, errors: [{ code: 'account_suspended', message }] };
    answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 403 }));
    press('Sign in');
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(within(alert).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it('can keep an account that was about to be deleted', async () => {
    await open('/login');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    refuse(409, 'account_leaving');
    press('Sign in');
    expect((await page.findByRole('alert')).textContent).toContain('nothing is deleted');
    reply(201, { token: 't-1', user: noor });
    press('Keep my account');
    await waitFor(() => expect(session.token()).toBe('t-1'));
    expect(sent().map(([, body]) => body.keepAccount)).toEqual([false, true]);
  });
});

describe('a one-time code', () => {
  it('is asked for with the address above, and signs in', async () => {
    const router = await open('/login?back=/messages');
    press('Get a one-time code');
    expect(await page.findByRole('link', { name: /^Email: Enter the email/ })).toBeTruthy();
    type('Email', ' Noor@Example.org');
    reply(202, null);
    press('Get a one-time code');
    await page.findByRole('heading', { name: 'Enter the code' });
    expect(router.state.location.search).toBe('?email=noor%40example.org&back=%2Fmessages');
    type('Code', '409218');
    reply(201, { token: 't-1', user: noor });
    press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
    expect(sent()).toEqual([
      ['/api/sessions/codes', { email: 'noor@example.org' }],
      ['/api/sessions/by-code', { email: 'noor@example.org', code: '409218', keepAccount: false }],
    ]);
  });

  it('shows how many tries are left, the same for every address, and again after a new code', async () => {
    await open('/login-otp-verify?email=nobody%40example.org');
    type('Code', '111111');
    for (const left of ['At most 2 tries left', 'At most 1 try left', 'No tries left for this code']) {
      refuse(422, 'code_wrong', 'body.code');
      press('Sign in');
      await page.findByText(new RegExp(`${left}`));
    }
    expect(sent()).toHaveLength(3);
  });

  it('is asked for on its own page as well', async () => {
    const router = await open('/login-otp-verify');
    type('Email', 'noor@example.org');
    reply(202, null);
    press('Send code');
    await page.findByRole('heading', { name: 'Enter the code' });
    expect(router.state.location.search).toBe('?email=noor%40example.org');
  });
});

describe('a forgotten password', () => {
  it('is answered the same whether somebody has the address or not', async () => {
    await open('/forgot-password?email=noor%40example.org');
    reply(202, null);
    press('Send link');
    expect((await page.findByRole('alert')).textContent).toContain('If noor@example.org has an account');
    expect(sent()).toEqual([['/api/people/password-links', { email: 'noor@example.org' }]]);
  });
});

it('the old sign-in says that it does not work and leads to the one that does', async () => {
  await open('/old-login');
  expect(page.getByText(/Sign in on the new page/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
});

describe('registering', () => {
  it('leads over the code into the session', async () => {
    const router = await open('/register?back=/messages');
    type('Name', 'Noor Achterberg');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    reply(202, { registration: 'r-1' });
    press('Register');
    await page.findByRole('heading', { name: 'Enter the code' });
    type('Code', 'Your code is 409 218.');
    expect(value('Code')).toBe('409218');
    reply(201, { token: 't-1', user: noor });
    press('Verify email');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
    expect(sent()[1]).toEqual([
      '/api/people/verification',
      { email: 'noor@example.org', code: '409218', registration: 'r-1' },
    ]);
  });

  it.each([
    ['short', 'At least 10 characters.'],
    ['Football2024!', accountTexts.password_common],
    ['noorachterberg', accountTexts.password_common],
  ])('refuses the password %s before it is sent', async (password, text) => {
    await open('/register');
    type('Name', 'Noor Achterberg');
    type('Email', 'noor@example.org');
    type('Password', password);
    press('Register');
    expect(await page.findByText(text)).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });

  it('shows beside the field what the server found', async () => {
    await open('/register');
    type('Name', 'Noor Achterberg');
    type('Email', 'noor@example.org');
    type('Password', 'seven lanes of chalk');
    refuse(422, 'password_common', 'body.password');
    press('Register');
    expect(await page.findByText(accountTexts.password_common)).toBeTruthy();
    expect(page.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the code', () => {
  it('can be sent again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const send = vi.fn(async () => undefined);
    render(<SendAgain email="noor@example.org" send={send} />);
    expect(page.getByText(/send a new code in 1:00/)).toBeTruthy();
    for (let second = 0; second < 60; second++) act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    press('Send a new code');
    expect(send).toHaveBeenCalledWith('noor@example.org');
    expect((await page.findByRole('status')).textContent).toContain('New code sent');
    expect(page.getByText(/send a new code in 1:00/)).toBeTruthy();
  });

  it('asks for the address when the link did not bring it', async () => {
    await open('/verify-otp');
    press('Verify email');
    expect(await page.findByRole('link', { name: /^Email/ })).toBeTruthy();
  });
});

describe('a password link', () => {
  it('is taken out of the address, and its secret sent once', async () => {
    reply(200, { kind: 'password', name: noor.name, email: noor.email });
    const router = await open('/reset-password#reset.u-1.secret');
    await page.findByText(/For noor@example.org/);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    type('New password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Set password');
    await waitFor(() => expect(session.token()).toBe('t-1'));
    expect(sent()).toEqual([
      ['/api/people/password-link', { token: 'reset.u-1.secret' }],
      ['/api/people/password', { token: 'reset.u-1.secret', password: 'seven lanes of chalk' }],
    ]);
  });

  it('of an invitation asks for the name as well', async () => {
    reply(200, { kind: 'invitation', name: 'noor', email: noor.email });
    await open('/reset-password#set.u-1.secret');
    await page.findByRole('heading', { name: 'Welcome' });
    type('Name', 'Noor Achterberg');
    type('Password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Create account');
    await waitFor(() => expect(session.token()).toBe('t-1'));
    expect(sent()[1]?.[1]).toMatchObject({ name: 'Noor Achterberg' });
  });

  it('of an invitation names itself in the tab, and leads to where the work begins', async () => {
    reply(200, { kind: 'invitation', name: 'noor', email: noor.email });
    const router = await open('/reset-password#set.u-1.secret', async () => '/dashboard');
    await page.findByRole('heading', { name: 'Welcome' });
    expect(document.title).toContain('Welcome');
    type('Password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Create account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('from the old address takes the account back', async () => {
    await open('/reset-password#undo.c-1.secret');
    await page.findByRole('heading', { name: 'Recover your account' });
    type('New password', 'seven lanes of chalk');
    reply(201, { token: 't-1', user: noor });
    press('Recover account');
    await waitFor(() => expect(session.token()).toBe('t-1'));
    expect(sent()[0]?.[0]).toBe('/api/people/email-change-undo');
  });

  it('that is no longer good says so, with the way to a new one', async () => {
    refuse(422, 'link_invalid');
    await open('/reset-password#reset.u-1.secret');
    await page.findByRole('heading', { name: 'This link has expired' });
    expect(page.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('that is not whole says what to do', async () => {
    await open('/reset-password');
    expect(page.getByText(/link is incomplete/)).toBeTruthy();
    expect(page.queryByLabelText('New password')).toBeNull();
  });
});
