import { CallFailed } from '@chalkline/contract/http/client.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { consentDoor, withConsent } from './consent-door.ts';
import { refusalOf } from './testing/server-sentence.ts';

const refused = (code: string) => new CallFailed(403, refusalOf(code));
const ask = vi.fn<typeof consentDoor.ask>();
beforeEach(() => {
  ask.mockReset();
  consentDoor.ask = ask;
});

it('asks for the consent that a call needs, and makes the call again', async () => {
  const make = vi.fn().mockRejectedValueOnce(refused('check_in_consent_needed')).mockResolvedValue('kept');
  ask.mockResolvedValue(true);
  await expect(withConsent(make)).resolves.toBe('kept');
  expect(ask.mock.calls).toEqual([['check_in']]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('leaves it refused when the person doesn’t agree', async () => {
  const make = vi.fn().mockRejectedValue(refused('diary_consent_needed'));
  ask.mockResolvedValue(false);
  await expect(withConsent(make)).rejects.toMatchObject({ code: 'diary_consent_needed' });
  expect(make).toHaveBeenCalledTimes(1);
});

it('asks nothing about other refusals', async () => {
  await expect(withConsent(() => Promise.reject(refused('not_allowed')))).rejects.toThrow(CallFailed);
  await expect(withConsent(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(ask).not.toHaveBeenCalled();
});
