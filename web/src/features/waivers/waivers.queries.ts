import { getGuardianRequest } from '@chalkline/contract/waivers/guardians.endpoints.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { getQuestions, listAnswers } from '@chalkline/contract/waivers/questions.endpoints.ts';
import type { SignerState } from '@chalkline/contract/waivers/waiver.schema.ts';
import {
  getSignature,
  listSigners,
  listWaivers,
  listWaiverVersions,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['waivers'] as const;

export const waiverQueries = {
  all,
  list: ({ subjectKind, subjectId }: PaperSubjectName) =>
    queryOptions({
      queryKey: [...all, 'list', subjectKind, subjectId],
      queryFn: async ({ signal }) =>
        (await call(listWaivers, { query: { subjectKind, subjectId } }, { signal })).data,
    }),
  versions: (waiverId: string) =>
    queryOptions({
      queryKey: [...all, 'versions', waiverId],
      queryFn: async ({ signal }) =>
        (await call(listWaiverVersions, { params: { waiverId } }, { signal })).data,
    }),
  signers: (waiverId: string, filters: { state: SignerState | ''; search: string }) =>
    pagedQuery([...all, 'signers', waiverId, filters], listSigners, { params: { waiverId }, query: filters }),
  signature: (waiverId: string, signatureId: string) =>
    queryOptions({
      queryKey: [...all, 'signature', waiverId, signatureId],
      queryFn: async ({ signal }) =>
        (await call(getSignature, { params: { waiverId, signatureId } }, { signal })).data,
    }),
  /** What a guardian is asked to sign, by the token of the mailed link. */
  guardian: (token: string) =>
    queryOptions({
      queryKey: [...all, 'guardian', token],
      queryFn: async ({ signal }) => (await call(getGuardianRequest, { params: { token } }, { signal })).data,
      retry: false,
    }),
  questions: ({ subjectKind, subjectId }: PaperSubjectName) =>
    queryOptions({
      queryKey: [...all, 'questions', subjectKind, subjectId],
      queryFn: async ({ signal }) =>
        (await call(getQuestions, { query: { subjectKind, subjectId } }, { signal })).data,
    }),
  answers: ({ subjectKind, subjectId }: PaperSubjectName, search: string) =>
    pagedQuery([...all, 'answers', subjectKind, subjectId, search], listAnswers, {
      query: { subjectKind, subjectId, search },
    }),
} as const;
