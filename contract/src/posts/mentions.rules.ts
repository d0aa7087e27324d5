/** How a text names somebody: `<@id>`. Readers see the name that the person has today. */
const marker = /<@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/gi;

/** Ids of the people that a text names, each once, in the order of the text. */
export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(marker)].map(([, id = '']) => id.toLowerCase()))];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The text with something in place of each mention; `person` is undefined where nobody may know who it is. */
export function replaceMentions<Person extends Named>(
  text: string,
  people: readonly Person[],
  replace: (person: Person | undefined) => string,
): string {
  const known = new Map(people.map((person) => [person.id, person]));
  return text.replace(marker, (_marker, id: string) => replace(known.get(id.toLowerCase())));
}

/** The text as it is typed: `@Noor Haddad`. */
export function typedFrom(text: string, people: readonly Named[]): string {
  return replaceMentions(text, people, (person) => `@${person?.name ?? 'someone'}`);
}

/** What was typed, as it is stored. Of two names where one begins with the other, the longer one counts. */
export function storedFrom(typed: string, people: readonly Named[]): string {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((text, { id, name }) => text.replaceAll(`@${name}`, `<@${id}>`), typed);
}

/** The beginning of a text on one line, without Markdown’s signs, for notices and previews. */
export function plainStart(text: string, people: readonly Named[], length: number): string {
  const plain = typedFrom(text, people)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_~`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${plain.slice(0, length - 1).trimEnd()}…` : plain;
}
