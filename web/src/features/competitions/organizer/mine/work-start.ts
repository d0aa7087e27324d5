import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getJudging } from '@chalkline/contract/competitions/judging.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { call } from '../../../../platform/calls.ts';
import { partUrl } from '../dashboard/parts.ts';

/** The list has what is live first, then what is next: one page holds it. */
const looked = 20;

/**
 * Where people on the staff begin who don't own the competition: at the check-in desk, at their lanes, or without lanes at
 * the score sheet of the one that is live or else next. null for everyone else.
 */
export async function findWorkStart(): Promise<string | null> {
  const { data } = await call(listMyCompetitions, { query: { limit: looked } });
  const current = data.find(({ state }) => state === 'live' || state === 'published');
  if (!current || current.role === 'owner') return null;
  if (current.role === 'check_in') return partUrl(current.id, 'check-in');
  const { competitions } = (await call(getJudging, {})).data;
  const hasLanes = competitions.some(({ heats }) =>
    heats.some(({ lanes }) => lanes.some(({ mine }) => mine)),
  );
  return hasLanes ? urlOf('judging') : partUrl(current.id, 'scores');
}
