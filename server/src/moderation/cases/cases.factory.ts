import { newReport } from '@chalkline/contract/moderation/case.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { reportThing } from './reports.service.ts';

/** A report of something that the viewer sees. Gives the id of its case. */
export async function moderationCase(
  parts: Parts,
  viewer: Viewer,
  sketch: Pick<z.input<typeof newReport>, 'kind' | 'id'> & Partial<z.input<typeof newReport>>,
): Promise<string> {
  return (await reportThing(parts, viewer, newReport.parse({ reason: 'insult', ...sketch }))).caseId;
}
