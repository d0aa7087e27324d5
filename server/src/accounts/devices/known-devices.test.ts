import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import type { JobDefinition } from '../../platform/job-queue/enqueue.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { securityNoticeJob } from '../notices/notices.jobs.ts';
import { person } from '../people/people.factory.ts';
import { deviceLabel } from './known-devices.rules.ts';
import { noteDevice } from './known-devices.service.ts';

const { call, clock, parts } = await testApp();

const agents = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Chalkline Coach': 'Chalkline Coach/2.1 (build 40)',
  'An app on Android': 'okhttp (Android)',
  'An unknown device': '',
} as const;

it.each(Object.entries(agents))('says %s in words', (words, agent) => {
  expect(deviceLabel(agent)).toBe(words);
});

/** What would be told of a sign-in from there. */
async function told(personId: string, device: string, address: string): Promise<unknown[]> {
  const notices: unknown[] = [];
  const jobs = {
    ...parts.jobs,
    enqueue: async (_tx: unknown, job: JobDefinition, data: unknown) => {
      if (job.name === securityNoticeJob.name) notices.push((data as { details: unknown }).details);
    },
  } as typeof parts.jobs;
  await parts.database.transaction((tx) => noteDevice({ ...parts, jobs }, tx, personId, { device, address }));
  return notices;
}

describe('a device', () => {
  it('notifies the person when it is new, but not of the first one, a known one or a newer version of it', async () => {
    const { id } = await person(parts);
    const linux = agents['Firefox on Linux'];
    expect(await told(id, linux, '203.0.113.7')).toEqual([]);
    expect(await told(id, linux.replaceAll('140', '141'), '203.0.113.7')).toEqual([]);
    const place = { device: 'Safari on an iPhone', address: '203.0.113.7' };
    expect(await told(id, agents['Safari on an iPhone'], '203.0.113.7')).toEqual([place]);
    expect(await told(id, agents['Safari on an iPhone'], '203.0.113.7')).toEqual([]);
    expect(await told(id, linux, '198.51.100.1')).toHaveLength(1);
  });

  it('notifies once when it signs in twice at the same time', async () => {
    const { id } = await person(parts);
    await told(id, agents['Firefox on Linux'], '203.0.113.7');
    const both = await Promise.all([
      told(id, agents['Safari on a Mac'], '203.0.113.7'),
      told(id, agents['Safari on a Mac'], '203.0.113.7'),
    ]);
    expect(both.flat()).toHaveLength(1);
  });

  it('is forgotten after 90 days without use, not by signing out', async () => {
    const { id, email } = await person(parts, { password: 'seven lanes of chalk' });
    await told(id, agents['Firefox on Linux'], '203.0.113.7');
    await told(id, agents['Safari on a Mac'], '203.0.113.7');
    const { data } = await call(calls.signIn, { body: { email, password: 'seven lanes of chalk' } });
    await call(calls.signOut, {}, { as: data.token });
    clock.advance(50 * 86_400_000);
    expect(await told(id, agents['Safari on a Mac'], '203.0.113.7')).toEqual([]);
    clock.advance(50 * 86_400_000);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await told(id, agents['Safari on a Mac'], '203.0.113.7')).toEqual([]);
    expect(await told(id, agents['Firefox on Linux'], '203.0.113.7')).toHaveLength(1);
  });
});
