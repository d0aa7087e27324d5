import type { ClientEnrollmentReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { presentEnrollment } from '../enrollments/enrollments.present.ts';
import type { ClientEnrollment } from './client-programs.service.ts';

export function presentClientEnrollment({ canAdjust, ...shown }: ClientEnrollment): ClientEnrollmentReply {
  return { ...presentEnrollment(shown), canAdjust };
}
