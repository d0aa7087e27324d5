interface WordsOfField {
  /** What it is called in the summary; `#` becomes its number in the list: `Division #, name`. */
  readonly label: string;
  /** Said beside the field when what it holds does not fit the call's schema. */
  readonly wrong: string;
}

/** By path; `*` stands for the index in a list. */
export type FieldWords = Readonly<Record<string, WordsOfField>>;

const index = /(?<=\.)\d+(?=\.|$)/g;

/** The words of a field by its path: `divisions.2.name` has those of `divisions.*.name`. */
export function wordsOf(words: FieldWords, field: string): WordsOfField | undefined {
  return words[field] ?? words[field.replace(index, '*')];
}

/** What the field at this path is called: `Division 3, name`. Undefined when it has no words. */
export function labelOf(words: FieldWords, field: string): string | undefined {
  const numbers = field.match(index) ?? [];
  let at = 0;
  return wordsOf(words, field)?.label.replace(/#/g, () => String(Number(numbers[at++] ?? 0) + 1));
}
