import { moderationCodes, moderationTexts } from '@chalkline/contract/moderation/moderation.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(moderationCodes, moderationTexts);

export const caseNotFound = () => notFound('case');
export const caseChanged = () => stateChanged('case');
export const cannotReport = () => refusal('cannot_report');
export const decisionUnavailable = () => refusal('decision_unavailable', { path: 'body.decision' });
export const appealOver = () => refusal('appeal_over');
