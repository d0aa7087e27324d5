import type { NewProgramRequest } from '@chalkline/contract/training/program-request.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type RequestShown, requestProgram } from './program-requests.service.ts';

/** This person asks the coach of a program for it, to start today. */
export function programRequest(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  sketch: Partial<NewProgramRequest> = {},
): Promise<RequestShown> {
  const startDay = parts.clock.now().toISOString().slice(0, 10);
  const usual = { startDay, weekdays: [1, 3, 5], zone: 'UTC', message: 'Is this right for me?' };
  return requestProgram(parts, viewer, programId, { ...usual, ...sketch });
}
