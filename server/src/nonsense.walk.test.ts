import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { competition } from './competitions/competitions/competitions.factory.ts';
import { routes } from './manifests.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';

const { app, parts } = await testApp();
const made = await competition(parts);
const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
const owner = await signedIn(parts, made.owner);

/** What no id, no name and no mark of a page is: for the database, for a lock, for a date. */
const nonsense = ['no-such-thing', '\0', '%', "'", '00000000-0000-0000-0000-000000000000', '9'.repeat(60)];

const ids: Readonly<Record<string, string | undefined>> = {
  competitionId: made.view.competition.id,
  divisionId: made.view.divisions[0]?.id,
  workoutId: made.view.workouts[0]?.id,
};

/** The address with real ids and the smallest query, but for one name, which has nonsense. */
function addressOf({ path, query }: Endpoint, name: string, value: string): string {
  const real = query ? (sampleOf(query, ids) as Record<string, unknown>) : {};
  const asked = Object.entries({ ...real, ...(path.includes(`:${name}`) ? {} : { [name]: value }) });
  const search = new URLSearchParams(asked.map(([key, one]) => [key, String(one)])).toString();
  const filled = path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(part === name ? value : (ids[part] ?? 'none')),
  );
  return search === '' ? filled : `${filled}?${search}`;
}

function namesOf({ path, query }: Endpoint): string[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const known = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties : {};
  return [...inPath, ...Object.keys(known ?? {})];
}

const endpoints = routes.map(({ endpoint }) => endpoint).filter((endpoint) => namesOf(endpoint).length > 0);

/** The caller with the most access: a site administrator, or the competition's owner. */
const tokenFor = ({ access }: Endpoint) =>
  typeof access === 'object' && 'accountTypes' in access ? admin : owner;

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is asked for nonsense and answers, whatever it says, for itself',
  async (_, endpoint) => {
    const payload = endpoint.body && !endpoint.files ? sampleOf(endpoint.body, ids) : undefined;
    const failed: string[] = [];
    for (const name of namesOf(endpoint)) {
      for (const value of nonsense) {
        const answer = await app.inject({
          method: endpoint.method,
          url: addressOf(endpoint, name, value),
          headers: { authorization: `Bearer ${tokenFor(endpoint)}`, 'idempotency-key': crypto.randomUUID() },
          ...(payload !== undefined && endpoint.method !== 'GET' && { payload: payload as object }),
        });
        if (answer.statusCode >= 500) failed.push(`${name}=${JSON.stringify(value)}: ${answer.statusCode}`);
      }
    }
    expect(failed).toEqual([]);
  },
);
