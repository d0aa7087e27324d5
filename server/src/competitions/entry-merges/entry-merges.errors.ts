import { entryMergeCodes, entryMergeTexts } from '@chalkline/contract/competitions/entry-merges.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryMergeCodes, entryMergeTexts);

export const notMergeable = (why: string) => refusal('entries_not_mergeable', { detail: why });
export const choiceNeeded = () => refusal('merge_needs_choice', { path: 'body.scores' });
