import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { setRegistrationSettings } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { CallInput } from '@chalkline/contract/http/endpoint.ts';

type Facts = NonNullable<CallInput<typeof createCompetition>['body']>;
type Terms = NonNullable<CallInput<typeof setRegistrationSettings>['body']>;

/** What the journey is about; `price` by the division's name, in cents. Others are free. */
interface OpenCompetition {
  readonly facts: Pick<Facts, 'name' | 'divisions'>;
  readonly price?: Readonly<Record<string, number>>;
  readonly terms?: Partial<Terms>;
}

/** A published competition with one workout, open for registration. Gives its id and its divisions in their order. */
export async function openCompetition(
  address: string,
  organizer: { readonly token: string },
  { facts, price = {}, terms = {} }: OpenCompetition,
): Promise<{ id: string; divisionIds: string[] }> {
  const call = createClient({ baseUrl: address, token: () => organizer.token });
  const { data } = await call(createCompetition, {
    body: {
      ...facts,
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: '2031-06-07',
      endsOn: '2031-06-08',
      zone: 'Europe/Amsterdam',
      workouts: [{ name: 'Breakwater', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: data.id };
  const divisions = data.divisions.flatMap(({ id: divisionId, name }) => {
    const cents = price[name];
    return cents === undefined ? [] : [{ divisionId, price: cents, steps: [] }];
  });
  await call(setRegistrationSettings, {
    params,
    body: {
      isOpen: true,
      opensAt: null,
      closesAt: null,
      capacity: null,
      currency: 'EUR',
      taxRate: null,
      holdMinutes: 10,
      refundRule: [],
      version: 0,
      ...terms,
      divisions,
    },
  });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  return { id: data.id, divisionIds: data.divisions.map(({ id }) => id) };
}
