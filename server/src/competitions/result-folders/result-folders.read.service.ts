import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { type FolderReading, readResultFolder } from './result-folder.rules.ts';

/** Reads a folder of published results, in the form that docs/result-folders.md describes. */
export async function readResults(folder: string): Promise<FolderReading> {
  const names = ['competition.json', 'scores.csv', 'overall.csv'] as const;
  const faults: string[] = [];
  const files = await Promise.allSettled(names.map((name) => readFile(join(folder, name), 'utf8')));
  // In the order of the files, whichever was sought the longest.
  const [competition, scores, standings] = files.map((file, at) => {
    if (file.status === 'fulfilled') return file.value;
    const { code, message }: NodeJS.ErrnoException = file.reason;
    faults.push(`${names[at]}: ${code === 'ENOENT' ? 'there is no such file' : message}.`);
    return '';
  });
  if (faults.length > 0) return { faults };
  const texts = {
    competition: jsonOf(competition ?? '', faults),
    scores: recordsOf('scores.csv', scores ?? '', faults),
    standings: recordsOf('overall.csv', standings ?? '', faults),
  };
  return faults.length > 0 ? { faults } : readResultFolder(texts);
}

function jsonOf(text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
    faults.push(`competition.json: this is no JSON: ${failure.message}.`);
    return null;
  }
}

function recordsOf(file: string, text: string, faults: string[]): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    faults.push(`${file}: this is no CSV: ${failure.message}.`);
    return [];
  }
}
