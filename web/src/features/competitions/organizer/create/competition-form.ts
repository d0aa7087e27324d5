import type {
  CompetitionReply,
  CompetitionVisibility,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** What a competition says about itself and how it is scored, every field with a value that a control can show. */
export interface CompetitionDraft {
  name: string;
  online: boolean;
  place: string | null;
  country: string | null;
  startsOn: string;
  endsOn: string;
  zone: string;
  description: string;
  visibility: CompetitionVisibility;
  scoring: CompetitionScoring;
  showResults: CompetitionReply['showResults'];
}

export type CompetitionForm = UseFormReturnType<CompetitionDraft>;

/** What an empty form begins with. The zone is where the browser thinks it is. */
export function emptyDraft(zone: string): CompetitionDraft {
  return {
    name: '',
    online: false,
    place: null,
    country: null,
    startsOn: '',
    endsOn: '',
    zone,
    description: '',
    visibility: 'public',
    scoring: scoringPresets.on_site,
    showResults: 'at_once',
  };
}

/** What the form begins with for one that is there. */
export function draftOf(competition: CompetitionReply): CompetitionDraft {
  const { name, online, place, country, startsOn, endsOn, zone, description } = competition;
  const { visibility, scoring, showResults } = competition;
  return {
    ...{ name, online, place, country, startsOn, endsOn, zone, description },
    ...{ visibility, scoring, showResults },
  };
}

/** What is said where the contract's schema does not accept a field. */
export const draftTexts: FieldTexts = {
  name: { label: 'Name', wrong: 'Write a name of up to 120 characters.' },
  place: { label: 'Place', wrong: 'Write a place of up to 120 characters.' },
  country: { label: 'Country', wrong: 'Choose a country from the list.' },
  startsOn: { label: 'First day', wrong: 'Choose the first day.' },
  endsOn: { label: 'Last day', wrong: 'Choose the last day: the first one or later.' },
  zone: { label: 'Time zone', wrong: 'Choose a time zone from the list.' },
  description: { label: 'Description', wrong: 'At most 10,000 characters.' },
  visibility: { label: 'Who may see it', wrong: 'Choose who may see it.' },
  'scoring.tieWorkout': { label: 'Workout that splits ties', wrong: 'Choose the workout that splits ties.' },
  'scoring.total': { label: 'Which total wins', wrong: 'This does not go with the way places earn points.' },
  'scoring.points.name': { label: 'Name of the table', wrong: 'Write a name of up to 80 characters.' },
  'scoring.points.points': { label: 'Places and points', wrong: 'Mend the rows that cannot be read.' },
  'scoring.points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
};
