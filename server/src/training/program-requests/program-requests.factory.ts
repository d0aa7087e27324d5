import type { NewProgramRequest } from '@chalkline/contract/training/program-request.schema.ts';
import { person } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { publishedProgram } from '../../programs/programs/programs.factory.ts';
import { type RequestShown, requestProgram } from './program-requests.service.ts';

/** This person asks the coach of a program for it, to start today. */
export async function programRequest(
  parts: Parts,
  viewer: Viewer,
  of: string | null = null,
  sketch: Partial<NewProgramRequest> = {},
): Promise<RequestShown> {
  const startDay = parts.clock.now().toISOString().slice(0, 10);
  const usual = { startDay, weekdays: [1, 3, 5], zone: 'UTC', message: 'Is this right for me?' };
  const programId = of ?? (await publishedProgram(parts, asViewer(await person(parts)))).id;
  return requestProgram(parts, viewer, programId, { ...usual, ...sketch });
}
