import * as endpoints from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { getJudgeLink, openJudgeLink } from './judge-links.open.service.ts';
import { presentJudgeLink, presentOpenedLink, presentPass } from './judge-links.present.ts';
import { createJudgeLinks, listJudgeLinks, printJudgeLinks, revokeJudgeLink } from './judge-links.service.ts';

export const judgeLinkRoutes: readonly Route[] = [
  serve(endpoints.listJudgeLinks, async ({ parts, viewer, params }) =>
    (await listJudgeLinks(parts, viewer, params.competitionId)).map(presentJudgeLink),
  ),
  serve(
    endpoints.createJudgeLinks,
    async ({ parts, viewer, params, body }) =>
      (await createJudgeLinks(parts, viewer, params.competitionId, body)).map(presentJudgeLink),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(endpoints.revokeJudgeLink, ({ parts, viewer, params }) => revokeJudgeLink(parts, viewer, params)),
  serve(endpoints.printJudgeLinks, ({ parts, viewer, params }) =>
    printJudgeLinks(parts, viewer, params.competitionId),
  ),
  serve(endpoints.getJudgeLink, async ({ parts, params }) =>
    presentOpenedLink(await getJudgeLink(parts, params.token)),
  ),
  serve(endpoints.openJudgeLink, async ({ parts, body, address, raw }) =>
    presentPass(await openJudgeLink(parts, body, { address, raw })),
  ),
];
