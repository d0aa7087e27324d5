import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createJudgeLinks, type JudgeLink } from './judge-links.service.ts';

/** Links to these lanes of a floor until the last day of the competition. */
export function judgeLinksTo(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  floorId: string,
  lanes: readonly number[] = [1],
): Promise<JudgeLink[]> {
  const { id, endsOn } = view.competition;
  return createJudgeLinks(parts, viewer, id, { floorId, lanes: [...lanes], until: endsOn });
}
