/** What became of the mistakes in one file of rules. */
export interface Tried {
  readonly file: string;
  readonly mistakes: number;
  /** Those that no test found. */
  readonly survivors: readonly string[];
}

const line = /^(?<file>\S+): (?<mistakes>\d+) mistakes, \d+ survived$/;

/** Reads what `survivorsPage` wrote. */
export function readSurvivors(page: string): Tried[] {
  const found: { file: string; mistakes: number; survivors: string[] }[] = [];
  for (const text of page.split('\n')) {
    const { file, mistakes } = line.exec(text)?.groups ?? {};
    if (file !== undefined) found.push({ file, mistakes: Number(mistakes), survivors: [] });
    else if (text.startsWith('  ')) found.at(-1)?.survivors.push(text.trim());
  }
  return found;
}

/** The list of survivors, in the order of the files; of those that were tried again the last. */
export function survivorsPage(files: readonly { readonly file: string }[], tried: readonly Tried[]): string {
  const last = new Map(tried.map((one) => [one.file, one]));
  const shown = files.flatMap(({ file }) => last.get(file) ?? []);
  const never = files.filter(({ file }) => !last.has(file)).map(({ file }) => `${file}: never tried`);
  const mistakes = shown.reduce((sum, one) => sum + one.mistakes, 0);
  const survived = shown.reduce((sum, one) => sum + one.survivors.length, 0);
  return [
    `Mistakes that no test found: ${survived} of ${mistakes} in ${shown.length} files of rules. Written by npm run mutate.`,
    '',
    ...shown.flatMap(({ file, mistakes: count, survivors }) => [
      `${file}: ${count} mistakes, ${survivors.length} survived`,
      ...survivors.map((survivor) => `  ${survivor}`),
    ]),
    ...never,
    '',
  ].join('\n');
}
