import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  changeCompetition,
  getCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { type CompetitionDraft, draftOf, draftTexts } from './competition-form.ts';
import type { Flow } from './flow.ts';
import { useDraftForm } from './use-draft-form.ts';

/** The form of a competition’s details, in a setup step. */
export function useCompetitionDraft({ competition, tellSaved }: Flow) {
  const { id } = competition;
  const params = { competitionId: id };
  return useDraftForm<CompetitionDraft>({
    stored: draftOf(competition),
    schema: newCompetition,
    texts: draftTexts,
    save: async (call, _values, { patch, was }) => {
      await call(changeCompetition, { params, body: { ...patch, was } });
      tellSaved();
      return id;
    },
    reread: async () => draftOf((await call(getCompetition, { params })).data),
  });
}
