import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import type { Person } from './accounts/people/people.service.ts';
import { stallOrder } from './checkout/settlement/testing/stall-order.ts';
import { competition } from './competitions/competitions/competitions.factory.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { routes } from './manifests.ts';
import { payoutAccount } from './money/payout-accounts/payout-accounts.factory.ts';
import { inputSchema, type JsonSchema } from './platform/http/wire-schema.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';

const { app, parts, clock } = await testApp();
const made = await competition(parts);
const entered = await entry(parts, made);
const admin = await person(parts, { accountType: 'admin' });

const known: Readonly<Record<string, string | undefined>> = {
  competitionId: made.view.competition.id,
  divisionId: made.view.divisions[0]?.id,
  workoutId: made.view.workouts[0]?.id,
  entryId: entered.id,
  orderId: await stallOrder(parts),
  as: 'person',
  connectedAccountId: await payoutAccount(parts),
  email: 'nobody@example.org',
};

/** What some schema lets in and something behind it cannot hold: the database, a date, a whole number. */
const texts = ['a\0b', '9999-12-31T23:59:59.999Z'];
const numbers = [1e308];

type Path = readonly (string | number)[];

/** Every place in a body that holds one value, with what to put there. */
function placesIn(node: JsonSchema, at: Path = []): [Path, unknown][] {
  const choices = (node.anyOf ?? node.oneOf ?? []) as JsonSchema[];
  const properties = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
  const types = [node.type].flat();
  return [
    ...choices.flatMap((choice) => placesIn(choice, at)),
    ...properties.flatMap(([key, child]) => placesIn(child, [...at, key])),
    ...(node.items ? placesIn(node.items as JsonSchema, [...at, 0]) : []),
    ...(types.includes('string') && !node.enum ? texts.map((text): [Path, unknown] => [at, text]) : []),
    ...(types.includes('number') || types.includes('integer')
      ? numbers.map((number): [Path, unknown] => [at, number])
      : []),
  ];
}

function putAt(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [putAt(Array.isArray(root) ? root[0] : undefined, rest, value)];
  const there = typeof root === 'object' && root !== null ? (root as Record<string, unknown>) : {};
  return { ...there, [key]: putAt(there[key], rest, value) };
}

const endpoints = routes.flatMap(({ endpoint }) =>
  endpoint.body && !endpoint.files ? [{ ...endpoint, body: endpoint.body }] : [],
);

/** The caller with the most access. */
function callerOf({ access }: Pick<Endpoint, 'access'>): Person | Promise<Person> {
  if (access === 'signed_in') return person(parts);
  return typeof access === 'object' && 'accountTypes' in access ? admin : made.owner;
}

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is sent nonsense in any place of its body and answers for itself',
  async (_, { method, path, access, body, rateLimit }) => {
    const sample = sampleOf(body, known);
    const url = path.replace(/:(\w+)/g, (_whole, part: string) => known[part] ?? 'none');
    const failed: string[] = [];
    let caller = await callerOf({ access });
    for (const [index, [at, value]] of placesIn(inputSchema(body)).entries()) {
      // For no limit to answer instead: somebody else after so many calls where all may, and an hour later.
      if (rateLimit && index % rateLimit.times === rateLimit.times - 1) caller = await callerOf({ access });
      clock.advance(hour);
      const answer = await app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${await signedIn(parts, caller)}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        payload: JSON.stringify(putAt(sample, at, value)),
      });
      if (answer.statusCode >= 500 || answer.statusCode === 429)
        failed.push(`${at.join('.')}=${JSON.stringify(value)}: ${answer.statusCode}`);
    }
    expect(failed).toEqual([]);
  },
);
