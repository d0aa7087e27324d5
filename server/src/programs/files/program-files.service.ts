import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { lineField, optionalText } from '@chalkline/contract/http/fields.ts';
import { programLengths, programLevels } from '@chalkline/contract/programs/program.schema.ts';
import {
  mostFileProblems,
  type ProgramFileProblem,
  type ProgramFileReply,
  type ProgramFormat,
} from '@chalkline/contract/programs/program-files.endpoints.ts';
import { programTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { z } from 'zod';
import { readCsv } from '../../imports/csv.read.service.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { plainName } from '../../imports/csv-table.rules.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownExercisesOf } from '../exercises/exercises.service.ts';
import { exerciseLibrary } from '../library/library.service.ts';
import { getDraft } from '../programs/programs.service.ts';
import { treeOfCsv } from './read-csv.rules.ts';
import { programColumns, programLines } from './write-file.rules.ts';

/** A program as JSON. Exercises are named too: people's own ones have other ids elsewhere. */
const programFile = z.object({
  name: lineField(programLengths.name),
  desc: optionalText(programLengths.desc).default(''),
  level: z.enum(programLevels).default('any'),
  exercises: z.record(z.string(), z.string()).default({}),
  tree: programTree,
});

/** Throws 404 for another person’s. */
export async function exportProgram(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  format: ProgramFormat,
): Promise<{ fileName: string; content: string }> {
  const { name, desc, level, tree, known } = await getDraft(parts, viewer, programId);
  const words = [name, 'program'];
  if (format === 'csv')
    return {
      fileName: fileNameOf(words, 'csv'),
      content: writeCsv(programColumns, programLines(tree, known)),
    };
  const exercises = Object.fromEntries(known.map((one) => [one.id, one.name]));
  const content = JSON.stringify({ name, desc, level, exercises, tree }, null, 2);
  return { fileName: fileNameOf(words, 'json'), content };
}

/** What a file holds, with what is wrong in it. Changes nothing. */
export async function readProgramFile(
  parts: Parts,
  viewer: Viewer,
  { name, content }: { readonly name: string; readonly content: string },
): Promise<ProgramFileReply> {
  const own = await ownExercisesOf(parts.database.sql, viewer.personId);
  const exercises = [...exerciseLibrary().values(), ...own];
  const idOf = new Map(exercises.map((one) => [plainName(one.name), one.id]));
  if (/^\s*\{/.test(content)) return readJson(content, idOf, new Set(exercises.map(({ id }) => id)));
  const table = readCsv(content);
  if (!('rows' in table))
    return unreadable([{ row: table.row, column: table.column, message: table.message }]);
  const { tree, problems } = treeOfCsv(table, idOf, () => crypto.randomUUID());
  if (problems.length > 0) return unreadable(problems);
  const read = programTree.safeParse(tree);
  if (!read.success) return unreadable(issuesOf(read.error));
  return { program: { name, desc: '', level: 'any', tree: read.data }, problemCount: 0, problems: [] };
}

function readJson(
  content: string,
  idOf: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): ProgramFileReply {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return unreadable([{ row: null, column: null, message: 'This file isn’t JSON. Export it again.' }]);
  }
  const read = programFile.safeParse(json);
  if (!read.success) return unreadable(issuesOf(read.error));
  const { exercises, tree, ...facts } = read.data;
  const problems: ProgramFileProblem[] = [];
  const here = (id: string, column: string) => {
    const known = ids.has(id) ? id : idOf.get(plainName(exercises[id] ?? ''));
    if (!known)
      problems.push({ row: null, column, message: `No exercise is called “${exercises[id] ?? id}”.` });
    return known ?? id;
  };
  const weeks = tree.weeks.map((week, at) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      blocks: day.blocks.map((block) => ({
        ...block,
        exercises: block.exercises.map((one) => ({
          ...one,
          exerciseId: here(one.exerciseId, `Week ${at + 1}, ${day.name}`),
        })),
      })),
    })),
  }));
  if (problems.length > 0) return unreadable(problems);
  return { program: { ...facts, tree: { weeks } }, problemCount: 0, problems: [] };
}

function issuesOf(error: z.ZodError): ProgramFileProblem[] {
  return error.issues.map(({ path, message }) => ({ row: null, column: path.join('.') || null, message }));
}

function unreadable(problems: readonly ProgramFileProblem[]): ProgramFileReply {
  const shown = problems.slice(0, mostFileProblems);
  return { program: null, problemCount: problems.length, problems: shown };
}
