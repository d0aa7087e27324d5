import type { AgendaItem } from '@chalkline/contract/agenda/agenda.schema.ts';
import { day } from '@chalkline/contract/spans.ts';

/** The items between two moments, sorted by start; whole days come before what happens on their first day. */
export function inOrder(items: readonly AgendaItem[], from: Date, until: Date): AgendaItem[] {
  return items
    .filter((item) => {
      const { starts, ends } = spanOf(item);
      return ends > from.getTime() && starts < until.getTime();
    })
    .toSorted((one, other) => spanOf(one).starts - spanOf(other).starts || (one.key < other.key ? -1 : 1));
}

/** In milliseconds. Whole days last in every zone. */
function spanOf({ time, days }: AgendaItem): { readonly starts: number; readonly ends: number } {
  if (time) return { starts: Date.parse(time.startsAt), ends: Date.parse(time.endsAt) };
  if (!days) throw new Error('An agenda item has no time.');
  return { starts: Date.parse(days.startsOn), ends: Date.parse(days.endsOn) + 2 * day };
}
