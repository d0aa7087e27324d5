import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  changeCompetition,
  copyCompetition,
  createCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { changedFields } from '../../../../patterns/changed-fields.ts';
import type { KeyedCall } from '../../../../patterns/keyed-call.ts';
import { type CompetitionDraft, draftOf } from './competition-form.ts';
import type { Start } from './start-from.tsx';
import { bodyOfTemplate } from './templates.ts';

/** Creates the draft from the chosen start. Safe to retry: the keys stay the same. */
export async function makeCompetition(
  call: KeyedCall,
  draft: CompetitionDraft,
  start: Start,
): Promise<CompetitionReply> {
  if (start.from === 'copy' && start.original) return copyOf(call, draft, start.original.id);
  // Without scoring, the server picks the default for on-site or online competitions.
  const { scoring: _usual, ...facts } = draft;
  const body = start.from === 'template' ? { ...facts, ...bodyOfTemplate(start.template) } : facts;
  return call(createCompetition, { body });
}

async function copyOf(
  call: KeyedCall,
  draft: CompetitionDraft,
  competitionId: string,
): Promise<CompetitionReply> {
  const { name, startsOn, endsOn } = draft;
  const body = { name, startsOn, endsOn };
  const copy = await call(copyCompetition, { params: { competitionId }, body });
  // Scoring comes with the copy; other fields that were edited are changed in it.
  const { scoring, showResults } = copy;
  const { patch } = changedFields(draftOf(copy), { ...draft, scoring, showResults });
  if (Object.keys(patch).length === 0) return copy;
  return call(changeCompetition, { params: { competitionId: copy.id }, body: patch });
}
