import { competitionTexts, heatCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(heatCodes, competitionTexts);

export const heatNotFound = () => notFound('heat');
export const heatsChanged = () => stateChanged('heat plan');
export const unknownHeat = () => refusal('unknown_heat', { path: 'body.fromHeatId' });
export const noHeats = () => refusal('no_heats');
export const nothingToCopy = () => refusal('nothing_to_copy', { path: 'body.copyOf' });
export const unknownQualifier = () => refusal('unknown_qualifier', { path: 'body.qualifierId' });
export const tooManyHeats = () => refusal('too_many_heats', { path: 'body.floorId' });
/** `detail` says which rule the layout breaks. */
export const layoutWrong = (detail: string) => refusal('layout_wrong', { path: 'body.heats', detail });
export const heatStarted = () => refusal('heat_started');
export const headJudgeStarts = () => refusal('head_judge_starts');
export const noEmptyLane = () => refusal('no_empty_lane');
export const floorTaken = (detail?: string) => refusal('floor_taken', { detail });
export const heatInPast = () => refusal('heat_in_past');
export const nothingToDelay = () => refusal('nothing_to_delay');
export const competitionIsDraft = () => refusal('competition_is_draft');
