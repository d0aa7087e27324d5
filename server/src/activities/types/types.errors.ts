import { activityCodes, activityTexts } from '@chalkline/contract/activities/activities.codes.ts';
import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(activityCodes, activityTexts);
const groupRefusal = refusalsOf(groupCodes, groupTexts);

export const typeNotFound = () => notFound('activity type');
export const typeNameTaken = () => refusal('activity_type_name_taken', { path: 'body.name' });
export const typeUnknown = (path: string) => groupRefusal('activity_type_unknown', { path });
