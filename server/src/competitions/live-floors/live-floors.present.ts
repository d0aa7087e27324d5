import type { LiveFloor } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { presentCard } from '../directory/competitions.present.ts';
import type { LiveFloorSeen } from './live-floors.service.ts';

export function presentFloor({ competition, ...floor }: LiveFloorSeen): LiveFloor {
  return { ...presentCard(competition), ...floor };
}
