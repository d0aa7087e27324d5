import { writingSeconds } from '@chalkline/contract/showcase/contact.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** A form may lie open over a night. */
const formHours = 24;

/** Whether a form was open for as long as a person takes, and not for days. */
export function isFormFresh(openedAt: number, now: number): boolean {
  const open = now - openedAt;
  return open >= writingSeconds * 1000 && open <= formHours * hour;
}

/** How a message begins, for a list. */
export function beginningOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > 140 ? `${letters.slice(0, 139).join('').trimEnd()}…` : line;
}
