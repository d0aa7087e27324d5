/**
 * What the app said to the console since the last look. A person's page says nothing there, and neither does a test's:
 * one that expects a word spies on the console itself.
 */
const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: it is what is watched
  const say = console[level];
  console[level] = (...words: unknown[]) => {
    said.push(`console.${level}: ${words.map(shown).join(' ')}`);
    say(...words.map(shown));
  };
}

/** An element is shown by its kind: laid out whole it would be thousands of lines. */
function shown(word: unknown): string {
  if (word instanceof Error) return word.stack ?? word.message;
  return typeof word === 'object' && word !== null ? Object.prototype.toString.call(word) : String(word);
}

/** Fails the test in whose time something was said. */
export function expectNothingSaid(): void {
  const words = said.splice(0);
  if (words.length > 0) throw new Error(`Expected nothing on the console, but found:\n${words.join('\n')}`);
}
