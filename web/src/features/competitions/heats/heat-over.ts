import type { HeatReply } from '@chalkline/contract/competitions/heat.schema.ts';

/** Its time has passed; one that waits on a floor running late is not over. */
export function isHeatOver({ overAt }: Pick<HeatReply, 'overAt'>, now: number): boolean {
  return Date.parse(overAt) <= now;
}
