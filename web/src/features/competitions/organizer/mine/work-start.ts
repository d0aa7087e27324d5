import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { partUrl } from '../dashboard/parts.ts';

/** The list has what is live first, then what is next: one page holds it. */
const looked = 20;

/**
 * Where somebody begins who works at a competition without running it: the score sheet of the one that is live, or
 * else next. null for everybody else.
 */
export async function findWorkStart(): Promise<string | null> {
  const { data } = await call(listMyCompetitions, { query: { limit: looked } });
  const current = data.find(({ state }) => state === 'live' || state === 'published');
  return current?.role === 'staff' ? partUrl(current.id, 'scores') : null;
}
