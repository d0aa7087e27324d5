import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { withPath } from '../../uploads/uploads.fetch.service.ts';
import type { Submission } from './submissions.repository.ts';

/** The kind of uploads that pictures of scorecards are attached as. */
export const pictureKind = 'submission_picture';

export interface SubmissionParams {
  readonly competitionId: string;
  readonly submissionId: string;
}

/** A submission with the address of its picture. */
export interface SubmissionShown extends Submission {
  readonly picturePath: string | null;
}

/** For this viewer, who may see it. */
export function showSubmission(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: Viewer,
  row: Submission,
): SubmissionShown {
  const { picture } = row;
  return { ...row, picturePath: picture && withPath(parts, viewer, picture, 'viewer').path };
}
