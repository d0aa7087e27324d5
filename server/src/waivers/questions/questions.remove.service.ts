import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Sql } from '../../platform/database/database.ts';
import { deleteForm } from './questions.repository.ts';

/** The questions of a thing that is deleted before anybody answered them. */
export async function removeQuestions(sql: Sql, subject: PaperSubjectName): Promise<void> {
  await deleteForm(sql, subject);
}
