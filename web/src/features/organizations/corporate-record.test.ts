import { CallFailed } from '@chalkline/contract/http/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrand } from '../../platform/brand.ts';
import { makeSession, type SessionUser } from '../../platform/session.ts';
import { makeCorporateRecord } from './corporate-record.ts';

/** rules: "The corporate record is fetched only when…" and "The identifier comes from…". */
const record = {
  identifier: 'northgate-energy',
  name: 'Northgate Energy',
  logo: 'a.png',
  bg_color: '#0b2a3c',
  text_color: '#ffffff',
  button_color: '#147ea4',
};
const boss: SessionUser = {
  id: 'u-1',
  email: 'boss@northgate.example',
  name: 'Duc',
  photo: null,
  accountType: 'corporate_admin',
  organizationId: 'o-1',
  can: { seeDashboard: true, seeFitnessPrograms: true, seeClients: true },
};

const call = vi.fn();
const log = vi.fn();
const root = document.createElement('div');

function made(corporateMode = true, deployment: string | null = null) {
  const session = makeSession(localStorage, sessionStorage);
  const brand = makeBrand(localStorage, root, { corporateMode, brand: null });
  return {
    session,
    brand,
    corporate: makeCorporateRecord({ corporateMode, deployment, session, brand, call, log }),
  };
}

const variable = (name: string) => root.style.getPropertyValue(name);

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  call.mockReset().mockResolvedValue({ message: 'OK', data: record });
  log.mockReset();
});

describe('the corporate record', () => {
  it('is fetched only with a token, an identifier and corporate mode on', async () => {
    const { session, corporate } = made();
    await corporate.fetchRecord();
    session.start({ token: 't', user: boss });
    await corporate.fetchRecord();
    expect(call).not.toHaveBeenCalled();
    session.write('corporateIdentifier', 'northgate-energy');
    await made(false).corporate.fetchRecord();
    expect(call).not.toHaveBeenCalled();
    await corporate.fetchRecord();
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { identifier: 'northgate-energy' } });
  });

  it('is worn, and its trial kept for a corporate_admin', async () => {
    const trial = { trial_start_date: '2026-11-01T08:00:00.000Z', trial_period: 30 };
    call.mockResolvedValue({ message: 'OK', data: { ...record, ...trial } });
    const { session, brand, corporate } = made();
    session.start({ token: 't', user: boss });
    session.write('corporateIdentifier', 'northgate-energy');
    await corporate.fetchRecord();
    expect(variable('--org-ground')).toBe('#0b2a3c');
    expect(brand.current()).toMatchObject({ name: 'Northgate Energy', logo: '/api/uploads/a.png' });
    expect(session.read('corporateLogo')).toBe('/api/uploads/a.png');
    expect([session.read('trialStartDate'), session.read('trialPeriod')]).toEqual([
      '2026-11-01T08:00:00.000Z',
      '30',
    ]);
  });

  it('is worn as it was asked for last, whichever answer comes last', async () => {
    const { session, corporate } = made();
    session.start({ token: 't', user: boss });
    session.write('corporateIdentifier', 'northgate-energy');
    const before = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(before.promise);
    const first = corporate.fetchRecord();
    call.mockResolvedValue({ message: 'OK', data: { ...record, bg_color: '#000000' } });
    await corporate.fetchRecord();
    before.resolve({ message: 'OK', data: record });
    await first;
    expect(variable('--org-ground')).toBe('#000000');
  });

  it('keeps no trial for anybody else', async () => {
    const { session, corporate } = made();
    session.start({ token: 't', user: { ...boss, accountType: 'trainee' } });
    session.write('corporateIdentifier', 'northgate-energy');
    await corporate.fetchRecord();
    expect(session.read('trialStartDate')).toBeNull();
  });

  it('logs the message of a non-200 and the first entry of errors of an exception, and shows nothing', async () => {
    const { session, corporate } = made();
    session.start({ token: 't', user: boss });
    session.write('corporateIdentifier', 'northgate-energy');
    const errors = [{ code: 'unavailable', message: 'Busy.' }];
    call.mockRejectedValueOnce(new CallFailed(503, { message: 'Busy.', errors }));
    await corporate.fetchRecord();
    const lost = [
      { code: 'unreachable', message: 'Gone.' },
      { code: 'x', message: 'second' },
    ];
    call.mockRejectedValueOnce(new CallFailed(0, { message: 'Gone.', errors: lost }));
    await corporate.fetchRecord();
    expect(log.mock.calls).toEqual([['Busy.'], [lost[0]]]);
  });

  it('of another company takes a look off that was left over', async () => {
    const { session, brand, corporate } = made();
    session.start({ token: 't', user: boss });
    session.write('corporateIdentifier', 'northgate-energy');
    await corporate.fetchRecord();
    const errors = [{ code: 'not_found', message: 'Nothing.' }];
    call.mockRejectedValueOnce(new CallFailed(404, { message: 'Nothing.', errors }));
    await corporate.fetchRecord();
    expect(brand.current()).toBeNull();
    expect(variable('--org-ground')).toBe('');
  });
});

describe('the identifier', () => {
  it('comes from ?corporate=, which wins over what was stored', () => {
    const { session, corporate } = made();
    corporate.takeIdentifier('?corporate=northgate-energy&x=1');
    expect(session.read('corporateIdentifier')).toBe('northgate-energy');
    corporate.takeIdentifier('?corporate=Not%20one');
    corporate.takeIdentifier('');
    expect(session.read('corporateIdentifier')).toBe('northgate-energy');
  });

  it('comes from the deployment where nothing else says one', () => {
    const { session, corporate } = made(true, 'ironworks');
    corporate.takeIdentifier('');
    expect(session.read('corporateIdentifier')).toBe('ironworks');
    session.write('corporateIdentifier', 'northgate-energy');
    corporate.takeIdentifier('');
    expect(session.read('corporateIdentifier')).toBe('northgate-energy');
  });

  it('comes from the account at sign-in, and is then stored', async () => {
    const { session, corporate } = made();
    session.write('corporateIdentifier', 'somebody-elses');
    session.start({ token: 't', user: boss });
    await corporate.begin({ justSignedIn: true });
    expect(session.read('corporateIdentifier')).toBe('northgate-energy');
    call.mockClear();
    await corporate.begin({ justSignedIn: false });
    expect(call).toHaveBeenCalledOnce();
  });
});
