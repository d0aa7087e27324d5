import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { getLeaderboard, previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, clock, settle } = await testApp();

it('who withdraws after a cut is ranked by when they withdrew, as the preview says', async () => {
  const { on_site: onSite } = scoringPresets;
  const scoring = { ...onSite, withdrawn: 'below_by_withdrawal' as const };
  const made = await competition(parts, { state: 'live', scoring });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const idOf = new Map<string, string>();
  for (const [name, typed] of [
    ['Ana', '8:00'],
    ['Cy', '9:00'],
    ['Bo', '9:30'],
  ] as const) {
    const { id } = await entry(parts, made, { name });
    await score(parts, made, { entryId: id, typed });
    idOf.set(name, id);
  }
  const at = (name: string) => ({ ...params, entryId: idOf.get(name) ?? '' });
  const move = async (name: string, from: EntryState, to: EntryState) => {
    clock.advance(60_000);
    await call(moveEntry, { params: at(name), body: { from, to, reason: 'Injured' } }, { as });
  };
  const order = async () => {
    await settle();
    return (await call(getLeaderboard, { params })).data.rows.map(({ name }) => name);
  };
  await move('Bo', 'active', 'cut');
  await move('Cy', 'active', 'cut');
  await move('Cy', 'cut', 'withdrawn');
  expect(await order()).toEqual(['Ana', 'Bo', 'Cy']);
  clock.advance(60_000);
  const change = { kind: 'entry_state', entryId: at('Bo').entryId, to: 'withdrawn' } as const;
  const { data } = await call(previewRipple, { params, body: { change } }, { as });
  const after = new Map(data.rows.map((row) => [row.name, row.after.place]));
  expect([after.get('Cy') ?? 3, after.get('Bo') ?? 2]).toEqual([3, 2]);
  await move('Bo', 'cut', 'withdrawn');
  // Bo was cut first, and withdrew last.
  expect(await order()).toEqual(['Ana', 'Bo', 'Cy']);
});
