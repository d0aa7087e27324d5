import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { lineField } from '../http/fields.ts';
import { importBodyBytes, largestImport } from '../http/import.schema.ts';
import { programLengths, programLevels, programParams } from './program.schema.ts';
import { programTree } from './program-tree.schema.ts';

const builders = { accountTypes: ['trainer', 'corporate_admin', 'admin'] } as const;

export const programFormats = ['csv', 'json'] as const;
export type ProgramFormat = (typeof programFormats)[number];

/** A JSON file has everything; a CSV has the sets, a line for equal ones. */
export const exportProgram = endpoint({
  method: 'GET',
  path: '/api/programs/:programId/file',
  summary: 'Get the draft of a program I build as a CSV or JSON file',
  access: { owner: 'program' },
  params: programParams,
  query: z.strictObject({ format: z.enum(programFormats) }),
  data: z.object({ fileName: z.string(), content: z.string() }),
  errors: [],
});

/** As many as a reply names. */
export const mostFileProblems = 200;

const fileProblem = z.object({
  /** As in a spreadsheet: the header is row 1. In a JSON file there are no rows. */
  row: z.int().nullable(),
  /** A column of a CSV, or a place in a JSON file. */
  column: z.string().nullable(),
  message: z.string(),
});
export type ProgramFileProblem = z.output<typeof fileProblem>;

/** What a file holds; it's created like other programs. */
export const programFileReply = z.object({
  /** null: the file can't be used. */
  program: z
    .object({ name: z.string(), desc: z.string(), level: z.enum(programLevels), tree: programTree })
    .nullable(),
  problemCount: z.int(),
  /** The first ones. */
  problems: z.array(fileProblem),
});
export type ProgramFileReply = z.output<typeof programFileReply>;

export const readProgramFile = endpoint({
  method: 'POST',
  path: '/api/program-files',
  summary: 'Read a CSV or JSON file of a program: what it holds, or its bad rows. Changes nothing',
  access: builders,
  body: z.strictObject({
    /** For a CSV, which names none. */
    name: lineField(programLengths.name),
    content: z.string().min(1).max(largestImport.characters),
  }),
  bodyBytes: importBodyBytes,
  data: programFileReply,
  rateLimit: { times: 120, perSeconds: 3600 },
  errors: [],
});
