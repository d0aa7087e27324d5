import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  judgeLinkOpening,
  judgeLinkParams,
  judgeLinkReply,
  judgeLinkTokenParams,
  judgePassReply,
  newJudgeLinks,
  openedJudgeLinkReply,
} from './judge-link.schema.ts';

const links = '/api/competitions/:competitionId/judge-links';

export const listJudgeLinks = endpoint({
  method: 'GET',
  path: links,
  summary: 'The links by which people without an account judge a lane, as long as they work',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(judgeLinkReply),
  errors: [],
});

export const createJudgeLinks = endpoint({
  method: 'POST',
  path: links,
  summary: 'Make a link for each of these lanes; each works on one device, until the end of a day',
  access: { owner: 'competition' },
  idempotency: 'required',
  params: competitionParams,
  body: newJudgeLinks,
  data: z.array(judgeLinkReply),
  status: 201,
  errors: ['competition_closed', 'unknown_floor', 'unknown_lane', 'judge_link_end', 'too_many_judge_links'],
});

export const revokeJudgeLink = endpoint({
  method: 'DELETE',
  path: `${links}/:judgeLinkId`,
  summary: 'End a link. Scores that came by it stay, and those still on its device stay there',
  access: { owner: 'competition' },
  params: judgeLinkParams,
  data: z.null(),
  errors: ['competition_closed'],
});

export const printJudgeLinks = endpoint({
  method: 'GET',
  path: `${links}/cards`,
  summary: 'A page with a QR code for each unopened link, as PDF',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.null(),
  contentType: 'application/pdf',
  errors: ['no_judge_links'],
});

export const getJudgeLink = endpoint({
  method: 'GET',
  path: '/api/judge-links/:token',
  summary: 'Which lane a judge’s link is for',
  access: 'public',
  signedOut: true,
  params: judgeLinkTokenParams,
  data: openedJudgeLinkReply,
  errors: ['judge_link_ended'],
});

export const openJudgeLink = endpoint({
  method: 'POST',
  path: '/api/judge-links/openings',
  summary: 'Start judging by a link. It is bound to the first device; the same device gets in again',
  access: 'public',
  signedOut: true,
  body: judgeLinkOpening,
  data: judgePassReply,
  // A whole floor opens its links from one network.
  rateLimit: { times: 600, perSeconds: 3600 },
  errors: ['judge_link_ended', 'judge_link_taken'],
});
