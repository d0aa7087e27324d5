import { minute } from '@chalkline/contract/spans.ts';

/** When a person is busy: a heat of theirs, or a duty. */
export interface BusySpan {
  readonly personKey: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** What it is: "Crane, heat 2". */
  readonly name: string;
}

/** Minutes between two spans; negative while they overlap, by how much they do. */
export function minutesBetween(
  one: Pick<BusySpan, 'startsAt' | 'endsAt'>,
  other: Pick<BusySpan, 'startsAt' | 'endsAt'>,
): number {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return Math.floor((second.startsAt - first.endsAt) / minute);
}

export type BusyPeople = ReadonlyMap<string, readonly BusySpan[]>;

export function busyPeople(spans: readonly BusySpan[]): BusyPeople {
  return Map.groupBy(spans, ({ personKey }) => personKey);
}

export interface ShortRest {
  readonly other: BusySpan;
  readonly minutes: number;
}

/** What leaves one of these people less rest than they need around a span, the shortest first. */
export function shortRests(
  busy: BusyPeople,
  people: readonly string[],
  span: Pick<BusySpan, 'startsAt' | 'endsAt'>,
  restMinutes: number,
): ShortRest[] {
  return people
    .flatMap((person) => busy.get(person) ?? [])
    .map((other) => ({ other, minutes: minutesBetween(span, other) }))
    .filter(({ minutes }) => minutes < restMinutes)
    .toSorted((one, other) => one.minutes - other.minutes);
}

interface FloorSpan {
  readonly floorId: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Each two heats that are on one floor at once. */
export function floorOverlaps<Span extends FloorSpan>(spans: readonly Span[]): (readonly [Span, Span])[] {
  return [...Map.groupBy(spans, ({ floorId }) => floorId).values()].flatMap((onFloor) => {
    const inOrder = onFloor.toSorted((one, other) => one.startsAt - other.startsAt);
    return inOrder.flatMap((one, index) => {
      const overlapping: (readonly [Span, Span])[] = [];
      for (const other of inOrder.slice(index + 1)) {
        if (other.startsAt >= one.endsAt) break;
        overlapping.push([one, other]);
      }
      return overlapping;
    });
  });
}
