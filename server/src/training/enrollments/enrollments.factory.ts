import type { NewEnrollment } from '@chalkline/contract/training/enrollment.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { publishedProgram } from '../../programs/programs/programs.factory.ts';
import { startProgram } from './enrollments.service.ts';
import type { EnrollmentShown } from './enrollments.show.service.ts';

/** A small program that this person published and starts today, on Mondays, Wednesdays and Fridays. */
export async function enrollment(
  parts: Parts,
  viewer: Viewer,
  { programId, ...terms }: Partial<NewEnrollment> & { readonly programId?: string } = {},
): Promise<EnrollmentShown> {
  const id = programId ?? (await publishedProgram(parts, viewer)).id;
  const startDay = parts.clock.now().toISOString().slice(0, 10);
  return startProgram(parts, viewer, id, { startDay, weekdays: [1, 3, 5], zone: 'UTC', ...terms });
}
