import type {
  JudgeLinkReply,
  JudgePassReply,
  OpenedJudgeLinkReply,
} from '@chalkline/contract/competitions/judge-link.schema.ts';
import type { JudgePass } from './judge-links.open.service.ts';
import type { JudgeLink } from './judge-links.repository.ts';

export function presentJudgeLink(link: JudgeLink): JudgeLinkReply {
  const { id, floor, lane, expiresAt, personId, openedAt, judgeName, token } = link;
  return {
    id,
    floor,
    lane,
    expiresAt: expiresAt.toISOString(),
    judge:
      personId && openedAt ? { id: personId, name: judgeName ?? '', openedAt: openedAt.toISOString() } : null,
    token: openedAt ? null : token,
  };
}

export function presentOpenedLink(link: JudgeLink): OpenedJudgeLinkReply {
  const { competition, floor, lane, expiresAt, openedAt } = link;
  const { id, name } = competition;
  return {
    competition: { id, name },
    floor,
    lane,
    expiresAt: expiresAt.toISOString(),
    isTaken: openedAt !== null,
  };
}

export function presentPass({ token, personId, name, link }: JudgePass): JudgePassReply {
  const { competition, floor, lane, expiresAt } = link;
  return {
    token,
    personId,
    name,
    lane,
    floor: floor.name,
    competitionId: competition.id,
    competition: competition.name,
    expiresAt: expiresAt.toISOString(),
  };
}
