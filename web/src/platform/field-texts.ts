interface TextsOfField {
  /**
   * What it is called in the summary; `#` becomes its number in the list: `Division #, name`. Or, where things in the
   * list have names, from the indexes and ids of its path: `Women Rx, name`.
   */
  readonly label: string | ((...places: readonly string[]) => string);
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
  const places = field.match(index) ?? [];
  const label = textsOf(texts, field)?.label;
  if (typeof label === 'function') return label(...places);
  let at = 0;
  return label?.replace(/#/g, () => numberAt(places[at++]));
}

/** The number that people read for an index: 1 for the first. */
export const numberAt = (place = '0') => String(Number(place) + 1);
