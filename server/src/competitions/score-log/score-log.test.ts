import {
  createAdjustment,
  createPenalty,
  setTieOrder,
} from '@chalkline/contract/competitions/decisions.endpoints.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { exportScoreLog, getScoreLogHead } from '@chalkline/contract/competitions/score-log.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { beforeTheCut } from '../cut-plans/testing/cut-floor.ts';
import { entry } from '../entries/entries.factory.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { freezeBoard, movePublications } from '../publications/publications.service.ts';
import { score } from '../scores/scores.factory.ts';
import { readLog } from './score-log.chain.service.ts';
import { type LogEntry, wrongBoards } from './score-log.rules.ts';
import * as service from './score-log.service.ts';

const app = await testApp();
const { parts, call, clock, settle } = app;

async function arena(sketch: Parameters<typeof competition>[1] = {}) {
  const scoring = { ...scoringPresets.on_site, tie: 'by_hand' } as const;
  const made = await competition(parts, {
    state: 'live',
    scoring,
    divisions: [
      { name: 'Women Rx', points: { method: 'table', table: '2023-20' } },
      { name: 'Men Rx', points: { method: 'table', table: '2023-20' } },
    ],
    ...sketch,
  } as never);
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [women = '', men = ''] = made.view.divisions.map(({ id }) => id);
  const [breakwater = '', crane = ''] = made.view.workouts.map(({ id }) => id);
  // Not by calls, which are limited for each visitor.
  const log = (view: BoardView = 'public') =>
    service.exportScoreLog(parts, view === 'inside' ? made.viewer : null, params.competitionId, { view });
  const head = async () => (await call(getScoreLogHead, { params })).data.head;
  const read = (content: string): readonly LogEntry[] => {
    const found = readLog(Buffer.from(content));
    if ('why' in found) throw new Error(`Line ${found.line}: ${found.why}`);
    return found.entries;
  };
  return { made, as, params, women, men, breakwater, crane, log, head, read };
}

type Arena = Awaited<ReturnType<typeof arena>>;

/** Scores, a correction, a penalty, an adjustment, a tie broken by hand, a withdrawal and a disqualification. */
async function compete({ made, as, params, women, men, breakwater, crane }: Arena) {
  const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Eva', 'Fay'];
  const athletes = [];
  for (const [at, name] of names.entries()) athletes.push(await entry(parts, made, { name, bib: 10 + at }));
  const [ana, ben, cleo, dora, eva, fay] = athletes.map(({ id }) => id);
  if (!ana || !ben || !cleo || !dora || !eva || !fay) throw new Error('No athletes.');
  const man = await entry(parts, made, { name: 'Gus', bib: 30, divisionId: men });
  const first = await score(parts, made, { entryId: ana, typed: '9:30' });
  clock.advance(minute);
  await score(parts, made, { entryId: ana, typed: '9:31', previousId: first.id, reason: 'Misread' });
  for (const [entryId, typed] of [
    [ben, '9:31'],
    [cleo, 'CAP+12'],
    [dora, '9:50'],
    [eva, '9:55'],
    [man.id, '8:59.4'],
  ] as const)
    await score(parts, made, { entryId, typed });
  for (const [entryId, typed] of [
    [ana, '100'],
    [ben, '100'],
    [cleo, '225 lb'],
    [eva, '90'],
  ] as const)
    await score(parts, made, { workoutId: crane, entryId, typed });
  const penalty = {
    workoutId: breakwater,
    entryId: dora,
    kind: 'seconds',
    amount: 10,
    reason: 'Short',
  } as const;
  await call(createPenalty, { params, body: penalty }, { as });
  await call(createAdjustment, { params, body: { entryId: cleo, points: -5.5, reason: 'Late' } }, { as });
  await call(
    setTieOrder,
    { params: { ...params, divisionId: women }, body: { entryIds: [ben, ana] } },
    { as },
  );
  const move = (entryId: string, to: 'withdrawn' | 'disqualified') =>
    moveEntry(parts, made.viewer, { ...params, entryId }, { from: 'active', to, reason: 'Hurt' });
  await move(eva, 'withdrawn');
  await move(fay, 'disqualified');
  await settle();
  return { ana, ben, cleo, dora, eva, fay };
}

describe('the score log', () => {
  it('ranks to the boards the server shows, in every division, from ids and figures alone', async () => {
    const place = await arena();
    await compete(place);
    const { content, names } = await place.log();
    const entries = place.read(content);
    expect(wrongBoards(entries)).toEqual({ boards: 2, wrong: [] });
    for (const divisionId of [place.women, place.men]) {
      const { rows } = (await call(getLeaderboard, { params: place.params, query: { divisionId } })).data;
      const stated = entries.flatMap((one) =>
        one.type === 'place' && one.division === divisionId ? [one] : [],
      );
      expect(stated.length).toBeGreaterThan(0);
      expect(
        stated.map((one) => [
          one.entryId,
          one.place,
          one.total,
          one.workouts.map((at) => [at.place, at.points]),
        ]),
      ).toEqual(
        rows.map((row) => [
          row.entryId,
          row.place,
          row.total,
          row.cells.map((cell) => [cell.place, cell.points]),
        ]),
      );
    }
    expect(entries.filter(({ type }) => type === 'score')).toHaveLength(11);
    for (const word of ['Ana', 'Gus', 'Misread', 'Short', 'Late', 'Hurt', 'Women'])
      expect(content).not.toContain(word);
    expect(names.content).toContain('Ana');
  });

  it('shows every altered byte, and where', async () => {
    const place = await arena();
    await compete(place);
    const { content } = await place.log();
    const bytes = Buffer.from(content);
    const lineOf = (at: number) => bytes.subarray(0, at).filter((byte) => byte === 10).length + 1;
    for (let at = 0; at < bytes.length; at += 1 + (at % 13)) {
      const altered = Buffer.from(bytes);
      altered[at] = (bytes[at] ?? 0) ^ (1 << (at % 7));
      expect(readLog(altered), `byte ${at}`).toMatchObject({ line: lineOf(at) });
    }
    expect(readLog(bytes.subarray(0, bytes.lastIndexOf('{"entry"')))).toHaveProperty('why');
    expect(readLog(Buffer.concat([bytes, Buffer.from('\n')]))).toHaveProperty('why');
  });

  it('is told apart by its head from one that was written anew, and says which board is wrong', async () => {
    const place = await arena();
    await compete(place);
    const { content, head } = await place.log();
    expect(await place.head()).toBe(head);
    expect((await place.log()).content).toBe(content);
    const entries = place.read(content);
    const cheated = entries.map((one) => (one.type === 'penalty' ? { ...one, amount: 0.001 } : one));
    expect(wrongBoards(cheated).wrong).toHaveLength(1);
  });

  it('says nothing of results that aren’t public: drafts, and what came after a freeze', async () => {
    const place = await arena({ showResults: 'when_published' });
    await compete(place);
    const { made, women, breakwater, crane, log, head, read } = place;
    const workoutsIn = (entries: readonly LogEntry[]) => [
      ...new Set(
        entries.flatMap((one) => (one.type === 'score' || one.type === 'penalty' ? [one.workoutId] : [])),
      ),
    ];
    expect(workoutsIn(read((await log()).content))).toEqual([]);
    const results = [{ divisionId: women, workoutId: breakwater }];
    await movePublications(parts, made.viewer, made.view.competition.id, {
      results,
      from: 'draft',
      to: 'published',
    });
    await settle();
    const published = read((await log()).content);
    expect(workoutsIn(published)).toEqual([breakwater]);
    expect(wrongBoards(published).wrong).toEqual([]);
    await movePublications(parts, made.viewer, made.view.competition.id, {
      results,
      from: 'published',
      to: 'frozen',
    });
    const before = await head();
    clock.advance(minute);
    const late = await entry(parts, made, { name: 'Hal', bib: 99 });
    const scoresBefore = read((await log()).content).filter(({ type }) => type === 'score').length;
    await score(parts, made, { entryId: late.id, typed: '7:00' });
    await settle();
    const frozen = read((await log()).content);
    expect(frozen.filter(({ type }) => type === 'score')).toHaveLength(scoresBefore);
    expect(wrongBoards(frozen).wrong).toEqual([]);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    const inside = read((await log('inside')).content);
    expect(workoutsIn(inside).toSorted()).toEqual([breakwater, crane].toSorted());
    expect(wrongBoards(inside).wrong).toEqual([]);
  });

  it('has the cut line and each entry’s state at it, as the board shows them', async () => {
    const { params, as } = await beforeTheCut(app);
    await settle();
    const { content } = (await call(exportScoreLog, { params })).data;
    const found = readLog(Buffer.from(content));
    if ('why' in found) throw new Error(found.why);
    const { rows } = (await call(getLeaderboard, { params, query: { divisionId: params.divisionId } })).data;
    const stated = found.entries.flatMap((one) => (one.type === 'place' ? [one] : []));
    expect(stated.map(({ entryId, cut }) => [entryId, cut])).toEqual(
      rows.map(({ entryId, cut }) => [entryId, cut ?? null]),
    );
    expect(stated.some(({ cut }) => cut === 'clinched')).toBe(true);
    expect(wrongBoards(found.entries)).toEqual({ boards: 1, wrong: [] });
    expect(as).not.toBe('');
  });

  it('keeps a frozen board as it was: field, states, scores and rules', async () => {
    const place = await arena();
    const { ana, cleo } = await compete(place);
    const { made, women, params, log, read, as } = place;
    const rowsOf = (content: string) =>
      read(content).filter((one) => one.type === 'place' && one.division === women);
    await freezeBoard(parts, made.viewer, { ...params, divisionId: women }, true);
    await settle();
    const { content } = await log();
    clock.advance(minute);
    const late = await entry(parts, made, { name: 'Hal', bib: 99 });
    await score(parts, made, { entryId: late.id, typed: '7:00' });
    const withdrawal = { from: 'active', to: 'withdrawn', reason: 'Hurt' } as const;
    await moveEntry(parts, made.viewer, { ...params, entryId: cleo }, withdrawal);
    await call(createAdjustment, { params, body: { entryId: ana, points: -50, reason: 'Late' } }, { as });
    await settle();
    const frozen = (await log()).content;
    expect(rowsOf(frozen)).toEqual(rowsOf(content));
    expect(frozen).not.toContain(late.id);
    expect(wrongBoards(read(frozen)).wrong).toEqual([]);
    const inside = (await log('inside')).content;
    expect(inside).toContain(late.id);
    expect(wrongBoards(read(inside)).wrong).toEqual([]);
  });

  it('is for everyone who sees the leaderboard; the inside for staff', async () => {
    const { params, made, as } = await arena();
    const ask = (view: BoardView, extras: { as?: string } = {}) =>
      call(exportScoreLog, { params, query: { view } }, extras);
    expect((await ask('public')).data.lines).toBeGreaterThan(3);
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(ask('inside')))[0]).toBe(403);
    expect((await failure(ask('inside', { as: outsider })))[0]).toBe(403);
    expect((await ask('inside', { as })).data.lines).toBeGreaterThan(3);
    const draft = await competition(parts, { state: 'draft', owner: made.owner });
    const hidden = { params: { competitionId: draft.view.competition.id } };
    expect((await failure(call(exportScoreLog, hidden)))[0]).toBe(404);
    expect((await failure(call(getScoreLogHead, hidden, { as: outsider })))[0]).toBe(404);
    expect((await failure(call(exportScoreLog, { params: { competitionId: 'nobody' } })))[0]).toBe(404);
  });
});
