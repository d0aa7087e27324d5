import { z } from 'zod';
import { idField } from '../http/fields.ts';

/**
 * What waivers and questions can belong to. Each kind's domain says who may see and manage one. `volunteers` are those of
 * a competition, whose id they have; of an `organization` its members and who comes to train.
 */
export const paperSubjectKinds = ['competition', 'volunteers', 'event', 'organization'] as const;
export type PaperSubjectKind = (typeof paperSubjectKinds)[number];

/** Names the thing that a waiver or a question belongs to. */
export interface PaperSubjectName {
  readonly subjectKind: PaperSubjectKind;
  readonly subjectId: string;
}

export const subjectFields = { subjectKind: z.enum(paperSubjectKinds), subjectId: idField };

export const subjectQuery = z.strictObject(subjectFields);
