import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { FolderRecord } from './folder-rows.rules.ts';
import { settingsFaults } from './folder-settings.rules.ts';
import { type FolderReading, readResultFolder } from './result-folder.rules.ts';
import { unreadableCells } from './unreadable-cells.rules.ts';

/** Reads a folder of published results, in the form that docs/result-folders.md describes. */
export async function readResults(folder: string): Promise<FolderReading> {
  const names = ['competition.json', 'scores.csv', 'overall.csv'] as const;
  const faults: string[] = [];
  const files = await Promise.allSettled(names.map((name) => readText(join(folder, name))));
  // In the order of the files, whichever was sought the longest.
  const [competition, scores, standings] = files.map((file, at) => {
    if (file.status === 'fulfilled') return file.value;
    faults.push(`${names[at]}: ${whyNot(file.reason)}.`);
    return '';
  });
  const [penalties, adjustments, members] = await Promise.all(
    ['penalties.csv', 'adjustments.csv', 'members.csv'].map((name) =>
      readIfThere(join(folder, name), name, faults),
    ),
  );
  if (faults.length > 0) return { faults };
  const texts = {
    competition: jsonOf(competition ?? '', faults),
    scores: recordsOf('scores.csv', scores ?? '', faults),
    standings: recordsOf('overall.csv', standings ?? '', faults),
    ...(penalties !== undefined && { penalties: recordsOf('penalties.csv', penalties, faults) }),
    ...(members !== undefined && { members: recordsOf('members.csv', members, faults) }),
    ...(adjustments !== undefined && { adjustments: recordsOf('adjustments.csv', adjustments, faults) }),
  };
  if (faults.length > 0) return { faults };
  const reading = readResultFolder(texts);
  if ('faults' in reading) return reading;
  // Whether a cell can be read is decided by settings that hold.
  faults.push(...settingsFaults(reading.folder));
  if (faults.length === 0) faults.push(...unreadableCells(reading.folder));
  return faults.length > 0 ? { faults } : reading;
}

/** Another encoding would make two names one. */
async function readText(path: string): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
}

/** A file that a folder may leave out. */
async function readIfThere(path: string, name: string, faults: string[]): Promise<string | undefined> {
  const [file] = await Promise.allSettled([readText(path)]);
  if (file.status === 'fulfilled') return file.value;
  if ((file.reason as NodeJS.ErrnoException).code !== 'ENOENT')
    faults.push(`${name}: ${whyNot(file.reason)}.`);
  return undefined;
}

function whyNot(failure: unknown): string {
  if (!(failure instanceof Error)) throw failure;
  const { code } = failure as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file';
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'the text is not UTF-8' : failure.message;
}

function jsonOf(text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
    faults.push(`competition.json: this isn’t JSON: ${failure.message}.`);
    return null;
  }
}

/** Records with the line in which each begins. Quotes may hold line breaks, and empty lines count. */
function recordsOf(file: string, text: string, faults: string[]): FolderRecord[] {
  const found: FolderRecord[] = [];
  let ended = 0;
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        // `lines` is where it ends; it begins as many lines before as its cells have breaks.
        found.push({ line: lines - (cells.join('').split('\n').length - 1), cells });
        ended = lines;
        return null;
      },
    });
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    const isOpen = failure.code === 'CSV_QUOTE_NOT_CLOSED';
    const what = isOpen ? 'a quote is opened and never closed' : failure.message;
    faults.push(`${file}, line ${ended + 1}: ${what}.`);
  }
  return found;
}
