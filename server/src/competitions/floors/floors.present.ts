import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { FloorRow } from './floors.table.ts';

export function presentFloor({ id, name, lanes, callArea, callMinutes }: FloorRow): FloorReply {
  return { id, name, lanes, callArea, callMinutes };
}

export function presentFloors(floors: readonly FloorRow[]): FloorReply[] {
  return floors.map(presentFloor);
}
