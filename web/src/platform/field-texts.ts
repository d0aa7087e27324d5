interface TextsOfField {
  /** What it is called in the summary; `#` becomes its number in the list: `Division #, name`. */
  readonly label: string;
  /** Said beside the field when what it holds does not fit the call's schema. */
  readonly wrong: string;
}

/** By path; `*` stands for the index in a list, or for an id. */
export type FieldTexts = Readonly<Record<string, TextsOfField>>;

const index = /(?<=\.)(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\.|$)/g;

/** The texts of a field by its path: `divisions.2.name` has those of `divisions.*.name`. */
export function textsOf(texts: FieldTexts, field: string): TextsOfField | undefined {
  return texts[field] ?? texts[field.replace(index, '*')];
}

/** What the field at this path is called: `Division 3, name`. Undefined when it has no texts. */
export function labelOf(texts: FieldTexts, field: string): string | undefined {
  const numbers = field.match(index) ?? [];
  let at = 0;
  return textsOf(texts, field)?.label.replace(/#/g, () => String(Number(numbers[at++] ?? 0) + 1));
}
