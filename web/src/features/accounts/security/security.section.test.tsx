import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { SecurityView } from '@chalkline/contract/accounts/security.schema.ts';
import type { SessionView } from '@chalkline/contract/accounts/session.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { refusalOf } from '../../../platform/testing/server-sentence.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { SecuritySection } from './security.section.tsx';

const at = '2026-06-01T09:00:00.000Z';
const security: SecurityView = {
  email: 'noor@example.org',
  methods: { password: { setAt: at }, code: true },
  emailChange: null,
};
const here: SessionView = {
  id: 's-1',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  beganAt: at,
  seenAt: at,
  isThis: true,
};
const phone: SessionView = {
  ...here,
  id: 's-2',
  device: 'Safari on an iPhone',
  address: null,
  isThis: false,
};

let answers: Record<string, () => Response>;
const asked: [string, unknown][] = [];
const ok = (data: unknown, more = {}) => new Response(JSON.stringify({ message: 'OK', data, ...more }));
const refused = (status: number, code: string, path?: string) =>
  new Response(JSON.stringify(refusalOf(code, path)), { status });

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  asked.length = 0;
  answers = {
    'GET /api/people/me/security': () => ok(security),
    'GET /api/people/me/second-factor': () => ok(null),
    'GET /api/people/me/passkeys': () => ok([]),
    'GET /api/sessions': () => ok([here, phone], { next: null }),
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.split('?')[0]}`;
    asked.push([call, init?.body ? JSON.parse(String(init.body)) : undefined]);
    return answers[call]?.() ?? refused(404, 'not_found');
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <SecuritySection /> }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('Safari on an iPhone');
}

const press = async (name: string) => fireEvent.click(await page.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  fireEvent.change(await page.findByLabelText(label), { target: { value: text } });

it('lists where one is signed in, and ends one of them', async () => {
  await open();
  const own = page.getByText('Firefox on Linux').closest('li') as HTMLElement;
  expect(within(own).getByText('This browser')).toBeTruthy();
  expect(within(own).queryByRole('button')).toBeNull();
  answers['DELETE /api/sessions/s-2'] = () => ok(null);
  answers['GET /api/sessions'] = () => ok([here], { next: null });
  await press('Sign out Safari on an iPhone');
  await page.findByText('Safari on an iPhone signed out');
  await waitFor(() => expect(page.queryByRole('button', { name: /Sign out everywhere/ })).toBeNull());
});

it('takes one that has ended meanwhile for ended', async () => {
  await open();
  await press('Sign out Safari on an iPhone');
  await page.findByText('Safari on an iPhone signed out');
});

it('ends all others once one is sure', async () => {
  await open();
  answers['DELETE /api/sessions'] = () => ok({ ended: 1 });
  await press('Sign out everywhere else');
  const dialog = within(await page.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  await page.findByText('1 other device signed out');
});

it('changes the password, and says at its field when the one before is wrong', async () => {
  await open();
  await press('Change your password');
  await type('Current password', 'not mine');
  await type('New password', 'seven lanes of chalk');
  answers['PUT /api/people/me/password'] = () => refused(422, 'password_wrong', 'body.currentPassword');
  await press('Change password');
  await page.findByText(accountTexts.password_wrong);
  answers['PUT /api/people/me/password'] = () => ok(null);
  await type('Current password', 'mine');
  await press('Change password');
  await page.findByText('Password changed');
});

it('changes the address by a code to the new one', async () => {
  await open();
  await press('Change your email');
  await type('New email', 'noor@new.example');
  await type('Password', 'mine');
  const asking = { ...security, emailChange: { newEmail: 'noor@new.example', endsAt: at } };
  answers['PUT /api/people/me/email-change'] = () => ok(asking);
  await press('Send code');
  await page.findByText('noor@new.example');
  answers['POST /api/people/me/email-change/confirmation'] = () => refused(422, 'code_wrong', 'body.code');
  await type('Code', '123456');
  await press('Verify email');
  await page.findByText(`${accountTexts.code_wrong} At most 2 tries left.`);
  answers['DELETE /api/people/me/email-change'] = () => ok(null);
  await press('Cancel change');
  await waitFor(() => expect(page.queryByLabelText('Code')).toBeNull());
});

it('offers who has no password to set one by mail', async () => {
  answers['GET /api/people/me/security'] = () =>
    ok({ ...security, methods: { password: null, code: false } });
  await open();
  expect(page.getByRole('link', { name: 'Set one by email' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Change your email' })).toBeNull();
  expect(page.getByText(/can’t send email yet/)).toBeTruthy();
});

it('says what could not be read, and reads it again', async () => {
  answers['GET /api/people/me/security'] = () => refused(403, 'not_allowed');
  await open();
  expect(page.getByText('Couldn’t load how you sign in')).toBeTruthy();
  answers['GET /api/people/me/security'] = () => ok(security);
  await press('Try again');
  await page.findByText('noor@example.org');
});

describe('two-step sign-in', () => {
  const path = '/api/people/me/second-factor';
  const codes = ['7KPQM-X2WRD', 'ABCDE-FGHJK'];
  const on = { since: at, recoveryCodesLeft: 1 };

  it('is turned on by password and a code, and shows the recovery codes once', async () => {
    await open();
    await press('Turn on two-step sign-in');
    await type('Password', 'mine');
    answers[`POST ${path}`] = () => ok({ secret: 'JBSWY3DP', address: 'otpauth://totp/x?secret=JBSWY3DP' });
    await press('Continue');
    await page.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(page.getByText('JBSWY3DP')).toBeTruthy();
    await type('Code', '000000');
    answers[`POST ${path}/confirmation`] = () => refused(422, 'second_factor_wrong', 'body.code');
    await press('Turn on');
    await page.findByText(accountTexts.second_factor_wrong);
    answers[`POST ${path}/confirmation`] = () => ok({ recoveryCodes: codes });
    answers[`GET ${path}`] = () => ok(on);
    await type('Code', '123456');
    await press('Turn on');
    const list = await page.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await press('I’ve saved them');
    await page.findByText(/1 recovery code left\./);
    expect(page.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('gives an administrator who turns it on the rights that waited for it', async () => {
    const user = {
      id: 'u-1',
      email: 'noor@example.org',
      name: 'Noor',
      photo: null,
      can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
    };
    session.start({ token: 't-1', user: { ...user, accountType: 'trainee', awaitsSecondStep: true } });
    await open();
    await press('Turn on two-step sign-in');
    await type('Password', 'mine');
    answers[`POST ${path}`] = () => ok({ secret: 'JBSWY3DP', address: 'otpauth://totp/x?secret=JBSWY3DP' });
    await press('Continue');
    await type('Code', '123456');
    answers[`POST ${path}/confirmation`] = () => ok({ recoveryCodes: codes });
    await press('Turn on');
    answers['GET /api/people/me'] = () => ok({ ...user, accountType: 'admin' });
    await press('I’ve saved them');
    await waitFor(() => expect(session.current()?.user.accountType).toBe('admin'));
    expect(session.current()?.user.awaitsSecondStep).toBeUndefined();
    expect(session.token()).toBe('t-1');
  });

  it('gives new recovery codes, and is turned off with a code', async () => {
    answers[`GET ${path}`] = () => ok(on);
    await open();
    await press('New recovery codes');
    await type('Code', '123456');
    answers[`POST ${path}/recovery-codes`] = () => ok({ recoveryCodes: codes });
    await press('Get new codes');
    await press('I’ve saved them');
    await press('Turn off two-step sign-in');
    await type('Code', '654321');
    answers[`POST ${path}/removal`] = () => ok(null);
    answers[`GET ${path}`] = () => ok(null);
    await press('Turn off');
    await page.findByText('Two-step sign-in turned off');
    await page.findByRole('button', { name: 'Turn on two-step sign-in' });
    expect(asked).toContainEqual([`POST ${path}/removal`, { code: '654321' }]);
  });

  it('needs a password first', async () => {
    answers['GET /api/people/me/security'] = () =>
      ok({ ...security, methods: { password: null, code: true } });
    await open();
    await page.findByText('Set a password first.');
    expect(page.queryByRole('button', { name: 'Turn on two-step sign-in' })).toBeNull();
  });
});

describe('passkeys', () => {
  const path = '/api/people/me/passkeys';
  const key = { id: 'p-1', name: 'Blue key', site: 'localhost', isHere: true, addedAt: at, lastUsedAt: at };
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const created = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, attestationObject: bytes },
    getClientExtensionResults: () => ({}),
  };
  const options = {
    challenge: 'AQID',
    rp: { id: 'localhost', name: 'Chalkline' },
    user: { id: 'AQID', name: 'noor@example.org', displayName: 'Noor' },
    pubKeyCredParams: [],
    excludeCredentials: [],
  };
  const create = vi.fn(async () => created);

  beforeEach(() => {
    create.mockReset().mockResolvedValue(created);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create } as never);
  });

  afterEach(() => vi.restoreAllMocks());

  async function fill() {
    await press('Add a passkey');
    await type('Name', 'Blue key');
    await type('Password', 'mine');
  }

  it('are added by name and password, with what the browser creates', async () => {
    answers[`POST ${path}/options`] = () => ok(options);
    answers[`POST ${path}`] = () => ok(key);
    await open();
    await page.findByText(/Sign in with your fingerprint/);
    await fill();
    answers[`GET ${path}`] = () => ok([key]);
    await press('Continue');
    await page.findByText('Blue key added');
    await page.findByRole('button', { name: 'Remove Blue key' });
    expect(asked).toContainEqual([`POST ${path}/options`, { password: 'mine' }]);
    const sent = { name: 'Blue key', id: 'AQID', clientDataJSON: 'AQID', attestationObject: 'AQID' };
    expect(asked).toContainEqual([`POST ${path}`, sent]);
  });

  it('are asked for the second step where it is on, and say why none was created', async () => {
    await open();
    await fill();
    answers[`POST ${path}/options`] = () => refused(403, 'second_factor_required', 'body.secondFactor');
    await press('Continue');
    await type('Code from your authenticator app', '123456');
    answers[`POST ${path}/options`] = () => ok(options);
    create.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    await press('Continue');
    await page.findByText('The passkey wasn’t created. Try again.');
    expect(asked).toContainEqual([`POST ${path}/options`, { password: 'mine', secondFactor: '123456' }]);
  });

  it('of another site say so, and are removed by password', async () => {
    answers[`GET ${path}`] = () => ok([{ ...key, site: 'gym.example', isHere: false, lastUsedAt: null }]);
    await open();
    await page.findByText(/Never used\. Signs in at gym\.example\./);
    await press('Remove Blue key');
    await type('Password', 'mine');
    answers[`POST ${path}/p-1/removal`] = () => ok(null);
    answers[`GET ${path}`] = () => ok([]);
    await press('Remove');
    await page.findByText('Blue key removed');
    await waitFor(() => expect(page.queryByRole('button', { name: 'Remove Blue key' })).toBeNull());
  });

  it('aren’t offered where the browser has none', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open();
    await page.findByText('This browser can’t add passkeys at this address.');
    expect(page.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
