interface TimedHeat {
  readonly floorId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly startedAt: Date | null;
}

/**
 * For each floor the heat that is on and the next one. A heat is on from its start, by the clock that was started, or by
 * its time where nobody starts clocks, until it should have ended or the next one was started; an overdue next heat stays
 * the next for `latest` milliseconds.
 */
export function onFloorNow<Heat extends TimedHeat>(
  heats: readonly Heat[],
  now: Date,
  latest: number,
): Heat[] {
  const lastStarted = lastStarts(heats);
  return [...Map.groupBy(heats, ({ floorId }) => floorId).values()].flatMap((onFloor) => {
    const [{ floorId = '' } = {}] = onFloor;
    const inOrder = onFloor.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    const current = inOrder.findLast((heat) => isOn(heat, now) && !waits(heat, lastStarted));
    const next = inOrder.find(
      (heat) =>
        heat !== current &&
        heat.startedAt === null &&
        heat.startsAt.getTime() > now.getTime() - latest &&
        heat.startsAt.getTime() > (lastStarted.get(floorId) ?? 0) &&
        (!current || heat.startsAt > current.startsAt),
    );
    return [current, next].flatMap((heat) => (heat ? [heat] : []));
  });
}

/** The heats whose clock wasn't started on a floor where others' were: they aren't on, however late they are. */
export function waitingHeats<Heat extends TimedHeat>(heats: readonly Heat[]): Set<Heat> {
  const lastStarted = lastStarts(heats);
  return new Set(heats.filter((heat) => waits(heat, lastStarted)));
}

function waits({ floorId, startedAt }: TimedHeat, lastStarted: ReadonlyMap<string, number>): boolean {
  return startedAt === null && lastStarted.has(floorId);
}

/** Heats that should have started within the last `latest` milliseconds, and after which none was started on their floor. */
export function overdueHeats<Heat extends TimedHeat>(
  heats: readonly Heat[],
  now: Date,
  latest: number,
): Heat[] {
  const lastStarted = lastStarts(heats);
  return heats.filter(
    ({ floorId, startsAt, startedAt }) =>
      startedAt === null &&
      startsAt <= now &&
      startsAt.getTime() > now.getTime() - latest &&
      startsAt.getTime() > (lastStarted.get(floorId) ?? 0),
  );
}

/**
 * When each heat counts as over: its length after its start. On a floor where clocks are started, one after which none was
 * started waits until `latest` milliseconds after its planned start.
 */
export function overTimes<Heat extends TimedHeat>(heats: readonly Heat[], latest: number): Map<Heat, Date> {
  const lastStarted = lastStarts(heats);
  return new Map(
    heats.map((heat) => {
      const { floorId, startsAt, startedAt } = heat;
      const isNext = startedAt === null && startsAt.getTime() > (lastStarted.get(floorId) ?? Infinity);
      return [heat, new Date(Math.max(endOf(heat), isNext ? startsAt.getTime() + latest : 0))];
    }),
  );
}

/** Whether it is under way at that moment. */
export function isOn(heat: TimedHeat, now: Date): boolean {
  return (heat.startedAt ?? heat.startsAt) <= now && now.getTime() < endOf(heat);
}

function endOf({ startsAt, endsAt, startedAt }: TimedHeat): number {
  return (startedAt ?? startsAt).getTime() + endsAt.getTime() - startsAt.getTime();
}

/** By floor, the planned time of the last heat whose clock was started. */
function lastStarts(heats: readonly TimedHeat[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { floorId, startsAt, startedAt } of heats)
    if (startedAt) last.set(floorId, Math.max(startsAt.getTime(), last.get(floorId) ?? 0));
  return last;
}
