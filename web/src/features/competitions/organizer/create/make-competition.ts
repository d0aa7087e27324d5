import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  changeCompetition,
  copyCompetition,
  createCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { changedFields } from './changed-fields.ts';
import { type CompetitionDraft, draftOf } from './competition-form.ts';
import type { Start } from './start-from.tsx';
import { bodyOfTemplate } from './templates.ts';

/**
 * Makes the draft from what was chosen to start from. `keyOf` gives the same key for the same body, so that it can
 * be asked again after a lost answer.
 */
export async function makeCompetition(
  draft: CompetitionDraft,
  start: Start,
  keyOf: (body: unknown) => string,
): Promise<CompetitionReply> {
  if (start.from === 'copy' && start.original) return copyOf(draft, start.original.id, keyOf);
  // Left out, the scoring is the one that suits a competition on site, or online.
  const { scoring: _usual, ...facts } = draft;
  const body = start.from === 'template' ? { ...facts, ...bodyOfTemplate(start.template) } : facts;
  return (await call(createCompetition, { body }, { idempotencyKey: keyOf(body) })).data;
}

async function copyOf(
  draft: CompetitionDraft,
  competitionId: string,
  keyOf: (body: unknown) => string,
): Promise<CompetitionReply> {
  const { name, startsOn, endsOn } = draft;
  const body = { name, startsOn, endsOn };
  const idempotencyKey = keyOf({ competitionId, ...body });
  const copy = (await call(copyCompetition, { params: { competitionId }, body }, { idempotencyKey })).data;
  // How it is scored comes with the copy; what was typed over the rest is put into it.
  const { scoring, showResults } = copy;
  const { patch } = changedFields(draftOf(copy), { ...draft, scoring, showResults });
  if (Object.keys(patch).length === 0) return copy;
  return (await call(changeCompetition, { params: { competitionId: copy.id }, body: patch })).data;
}
