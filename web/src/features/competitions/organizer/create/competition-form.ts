import type {
  CompetitionReply,
  CompetitionVisibility,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** A competition’s details and scoring, each field with a value that a control can show. */
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

/** The values of an empty form, in the browser’s time zone. */
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

/** The form values of an existing competition. */
export function draftOf(competition: CompetitionReply): CompetitionDraft {
  const { name, online, place, country, startsOn, endsOn, zone, description } = competition;
  const { visibility, scoring, showResults } = competition;
  return {
    name,
    online,
    place,
    country,
    startsOn,
    endsOn,
    zone,
    description,
    visibility,
    scoring,
    showResults,
  };
}

/** Shown where the contract's schema rejects a field. */
export const draftTexts: FieldTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  place: { label: 'Place', wrong: 'Enter a place of up to 120 characters.' },
  country: { label: 'Country', wrong: 'Choose a country from the list.' },
  startsOn: { label: 'First day', wrong: 'Choose the first day.' },
  endsOn: { label: 'Last day', wrong: 'Choose a last day on or after the first day.' },
  zone: { label: 'Time zone', wrong: 'Choose a time zone from the list.' },
  description: { label: 'Description', wrong: 'Use at most 10,000 characters.' },
  visibility: { label: 'Who can see it', wrong: 'Choose who can see it.' },
  'scoring.tieWorkout': { label: 'Workout that breaks ties', wrong: 'Choose the workout that breaks ties.' },
  'scoring.total': { label: 'Which total wins', wrong: 'This doesn’t match how points are earned.' },
  'scoring.points.name': { label: 'Table name', wrong: 'Enter a name of up to 80 characters.' },
  'scoring.points.points': { label: 'Places and points', wrong: 'Fix the rows that can’t be read.' },
  'scoring.points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
};
