import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { FolderStatus } from '@chalkline/contract/competitions/result-folder.schema.ts';
import { newScore } from '@chalkline/contract/competitions/score.schema.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { createAdjustment } from '../decisions/adjustments.service.ts';
import { createPenalty } from '../decisions/penalties.service.ts';
import type { CompetitionView } from '../directory/competitions.service.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { seededChance, shuffled } from '../heats/seeded-chance.rules.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { findAllEntries } from '../imports/imports.repository.ts';
import { importScores } from '../imports/scores-import.service.ts';
import { recordScore } from '../scores/scores.record.service.ts';
import { findCurrentScore } from '../scores/scores.repository.ts';
import { setTeam } from '../teams/teams.service.ts';
import { enteredFile, enteredScores, type ResultFolder } from './result-folder.rules.ts';
import { type PlannedCell, planCells, type ScorePlan } from './result-plan.rules.ts';
import { answersOf } from './result-settings.rules.ts';

/** Parts with a moving clock, which orders withdrawals. */
export interface CheckingParts {
  readonly parts: Parts;
  readonly advance: (milliseconds: number) => void;
}

export interface Driven {
  readonly viewer: Viewer;
  readonly view: CompetitionView;
  readonly folder: ResultFolder;
  readonly seed: number;
}

/** What is known while a folder is being entered. */
interface Drive extends CheckingParts, Driven {
  readonly entryIds: ReadonlyMap<string, string>;
  readonly workoutIds: ReadonlyMap<string, string>;
  readonly bibs: ReadonlyMap<string, number>;
  readonly answers: Readonly<Record<string, ReadingAnswers>>;
  readonly chance: () => number;
}

/**
 * Enters a folder's athletes and scores in random order: most from files, some one by one; some wrong and then
 * corrected, some deleted again, some athletes withdrawn and reinstated. Returns the bib of each entry.
 */
export async function driveFolder(
  checking: CheckingParts,
  driven: Driven,
): Promise<ReadonlyMap<string, number>> {
  const drive = await enterAthletes(checking, driven);
  const plan = planCells(driven.folder, drive.chance);
  const [before = [], after = []] = halves(plan.first);
  await importCells(drive, before, '');
  await changeMinds(drive);
  await importCells(drive, after, '');
  await setStatuses(drive);
  await correctCells(drive, plan);
  await decide(drive);
  return drive.bibs;
}

/** Penalties and adjustments, once the scores they are about are correct. */
async function decide({ parts, viewer, view, folder, entryIds, workoutIds }: Drive): Promise<void> {
  const competitionId = view.competition.id;
  for (const { line, workout, entry, ...given } of folder.penalties) {
    const body = { ...given, workoutId: workoutIds.get(workout) ?? '', entryId: entryIds.get(entry) ?? '' };
    await createPenalty(parts, viewer, competitionId, body).catch((failure: unknown) => {
      throw atLine('penalties.csv', line, failure);
    });
  }
  for (const { line, entry, points, reason } of folder.adjustments) {
    const body = { points, reason, entryId: entryIds.get(entry) ?? '' };
    await createAdjustment(parts, viewer, competitionId, body).catch((failure: unknown) => {
      throw atLine('adjustments.csv', line, failure);
    });
  }
}

/** Adds the line number to an error of the services; other errors are returned unchanged. */
function atLine(file: string, line: number, failure: unknown): unknown {
  return failure instanceof Refusal ? new Error(`${file}, line ${line}: ${failure.message}`) : failure;
}

async function enterAthletes(checking: CheckingParts, driven: Driven): Promise<Drive> {
  const { parts } = checking;
  const { viewer, view, folder, seed } = driven;
  const chance = seededChance(seed);
  const teamOf = new Map(folder.members.map(({ entry, team }) => [entry, team]));
  const fields = [folder.standings.map(({ entry }) => entry), [...teamOf.keys()]].map((some) =>
    shuffled(some, chance),
  );
  const bibs = new Map(fields.flat().map((entry, index) => [entry, index + 1]));
  for (const [at, field] of fields.entries()) {
    for (const some of portions(field)) {
      const rows = some.map((entry) => [bibs.get(entry) ?? 0, entry.slice(0, longestName)]);
      const reply = await importEntries(parts, viewer, view.competition.id, {
        csv: writeCsv(['bib', 'name'], rows),
        divisionId: view.divisions[at]?.id,
        dryRun: false,
      });
      const file = at === 0 ? 'overall.csv' : 'members.csv';
      if (!reply.imported)
        throw new Error(`${file}: ${reply.problems[0]?.message ?? 'nothing could be taken.'}`);
    }
  }
  const byBib = new Map(
    (await findAllEntries(parts.database.sql, view.competition.id)).map(({ bib, id }) => [bib, id]),
  );
  const entryIds = new Map([...bibs].map(([entry, bib]) => [entry, byBib.get(bib) ?? '']));
  for (const [team, members] of Map.groupBy(teamOf.keys(), (entry) => teamOf.get(entry) ?? '')) {
    const params = { competitionId: view.competition.id, entryId: entryIds.get(team) ?? '' };
    const memberIds = members.map((entry) => entryIds.get(entry) ?? '');
    await setTeam(parts, viewer, params, memberIds);
  }
  const workoutIds = new Map(
    folder.competition.workouts.map(({ id }, index) => [id, view.workouts[index]?.id ?? '']),
  );
  const scoresOf = Map.groupBy(enteredScores(folder), ({ workout }) => workout);
  const answers = Object.fromEntries(
    folder.competition.workouts.map((workout) => [
      workoutIds.get(workout.id) ?? '',
      answersOf(workout, scoresOf.get(workout.id) ?? []),
    ]),
  );
  return { ...checking, ...driven, entryIds, workoutIds, bibs, answers, chance };
}

async function importCells(drive: Drive, cells: readonly PlannedCell[], reason: string): Promise<void> {
  const { parts, viewer, view, bibs, answers, workoutIds } = drive;
  const names = new Map(view.workouts.map(({ id, name }) => [id, name]));
  for (const some of portions(cells)) {
    const rows = some.map(({ cell, typed }) => [
      bibs.get(cell.entry) ?? 0,
      names.get(workoutIds.get(cell.workout) ?? '') ?? '',
      typed,
    ]);
    const csv = writeCsv(['bib', 'workout', 'score'], rows);
    const reply = await importScores(parts, viewer, view.competition.id, {
      csv,
      dryRun: false,
      answers,
      reason,
    });
    if (reply.imported) continue;
    const problem = reply.problems[0];
    const line = problem ? some[problem.row - 2]?.cell.line : undefined;
    throw new Error(
      `${enteredFile(drive.folder)}, line ${line ?? '?'}: ${problem?.message ?? reply.questions[0]?.message ?? '?'}`,
    );
  }
}

async function correctCells(drive: Drive, plan: ScorePlan): Promise<void> {
  const { singly, together } = plan.corrections;
  await importCells(drive, together, 'The sheet was read wrongly.');
  for (const planned of singly) await correctOne(drive, planned, 'The judge saw it otherwise.');
}

/** One correction by hand; an empty text deletes the score. */
async function correctOne(drive: Drive, { cell, typed }: PlannedCell, reason: string): Promise<void> {
  const { parts, viewer, view, entryIds, workoutIds, answers } = drive;
  const workoutId = workoutIds.get(cell.workout) ?? '';
  const entryId = entryIds.get(cell.entry) ?? '';
  const current = await findCurrentScore(parts.database.sql, workoutId, entryId);
  const body = newScore.parse({
    submissionId: newId(parts.clock.now().getTime()),
    workoutId,
    entryId,
    typed,
    answers: answers[workoutId],
    previousId: current?.id ?? null,
    reason,
  });
  await recordScore(parts, viewer, view.competition.id, body);
}

/** Some active athletes withdraw and are reinstated. */
async function changeMinds(drive: Drive): Promise<void> {
  const active = drive.folder.standings.filter(({ status }) => status === 'active');
  for (const { entry } of shuffled(active, drive.chance).slice(0, 3)) {
    await move(drive, entry, 'active', 'withdrawn');
    await move(drive, entry, 'withdrawn', 'active');
  }
}

const stateOf: Readonly<Record<FolderStatus, EntryState>> = {
  active: 'active',
  CUT: 'cut',
  WD: 'withdrawn',
  DQ: 'disqualified',
  OUT: 'out',
};

/** Entries that left, in the order they left. */
async function setStatuses(drive: Drive): Promise<void> {
  const left = drive.folder.standings.filter(({ status }) => status !== 'active');
  const order = shuffled(left, drive.chance).sort((a, b) => (a.withdrewAt ?? 0) - (b.withdrewAt ?? 0));
  let last: number | null = null;
  for (const { entry, status, withdrewAt } of order) {
    if (withdrewAt !== last) drive.advance(1000);
    last = withdrewAt;
    await move(drive, entry, 'active', stateOf[status]);
  }
}

async function move(drive: Drive, entry: string, from: EntryState, to: EntryState): Promise<void> {
  const params = { competitionId: drive.view.competition.id, entryId: drive.entryIds.get(entry) ?? '' };
  await moveEntry(drive.parts, drive.viewer, params, { from, to, reason: '' });
}

/** Long names can be cut off: bibs identify entries. */
const longestName = 80;

/** Well below the limit of one file. */
const rowsAtOnce = 8000;

function portions<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

function halves<Row>(rows: readonly Row[]): [Row[], Row[]] {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
}
