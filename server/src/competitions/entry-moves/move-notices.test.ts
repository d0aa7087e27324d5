import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { previewWithHeats } from '../heats/heats.ripple.service.ts';

const { parts, call, clock } = await testApp();

/** A pair whose two members have accounts. */
async function pair() {
  const made = await competition(parts, { divisions: [{ name: 'Pairs', teamSize: 2 }] });
  const [ada, bo] = [await person(parts, { name: 'Ada' }), await person(parts, { name: 'Bo' })];
  const place = await entry(parts, made, { name: 'Two Left Feet', bib: 7 });
  await claimEntry(parts, place, ada);
  await parts.database.sql.insert(registeredMembers).values(
    [ada, bo].map(({ id: personId, name, email }, position) => {
      return { entryId: place.id, position, name, email, personId, birthDate: null, gender: null };
    }),
  );
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id, entryId: place.id };
  const move = (from: EntryState, to: EntryState, message = '', token = as) => {
    clock.advance(1000);
    return call(moveEntry, { params, body: { from, to, message } }, { as: token });
  };
  const own = [await signedIn(parts, ada), await signedIn(parts, bo)];
  const latest = () =>
    Promise.all(
      own.map(async (token) => {
        const { data } = await call(listNotifications, { query: {} }, { as: token });
        return data[0] && [data[0].title, data[0].text];
      }),
    );
  return { made, params, move, latest, own };
}

const who = 'Two Left Feet, Pairs';

it('everybody of a team hears when it is withdrawn, disqualified, cut or marked as out, and when it is back', async () => {
  const { move, latest } = await pair();
  const both = (title: string, text: string) => [
    [`${title} Harbor Throwdown`, text],
    [`${title} Harbor Throwdown`, text],
  ];
  await move('active', 'disqualified', 'You missed the briefing and the weigh-in.');
  expect(await latest()).toEqual(
    both('You’re disqualified from', `${who}. You missed the briefing and the weigh-in.`),
  );
  await move('disqualified', 'active', 'The jury heard you.');
  expect(await latest()).toEqual(both('You’re back in', `${who}, bib 7. The jury heard you.`));
  await move('active', 'cut');
  expect(await latest()).toEqual(both('You don’t advance in', `${who}. The organizer can tell you why.`));
  await move('cut', 'withdrawn', 'Get well soon.');
  expect(await latest()).toEqual(
    both('You’re withdrawn from', `${who}. The place is released for others. Get well soon.`),
  );
  await move('withdrawn', 'active');
  await move('active', 'out');
  expect(await latest()).toEqual(both('You’re listed as out in', `${who}. The organizer can tell you why.`));
});

it('of two moves at the same time one tells, and nobody else moves an entry', async () => {
  const { move, own } = await pair();
  const both = await Promise.allSettled([move('active', 'disqualified'), move('active', 'disqualified')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { data } = await call(listNotifications, { query: {} }, { as: own[1] ?? '' });
  expect(data).toHaveLength(1);
  expect(await failure(move('disqualified', 'active', 'I say so', own[1]))).toEqual([
    403,
    'not_allowed',
    undefined,
  ]);
  expect(await failure(move('disqualified', 'active', 'x'.repeat(501)))).toEqual([
    422,
    'too_long',
    'body.message',
  ]);
});

it('before a move the organizer sees how many people will be notified', async () => {
  const { made, params } = await pair();
  const { competitionId, entryId } = params;
  for (const to of ['disqualified', 'withdrawn', 'active'] as const) {
    const change = { kind: 'entry_state', entryId, to } as const;
    const { notified } = await previewWithHeats(parts, made.viewer, competitionId, change);
    expect(notified).toEqual({ name: 'Two Left Feet', people: 2 });
  }
});
