import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useScreenTitle } from '../../../../platform/screen-title.ts';
import { timeNow } from '../../../../ui/now.ts';
import { Page, Stack } from '../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { CompetitionMissingPage } from '../../competition-missing.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import type { PaperSections } from '../../paper-sections.ts';
import { ClosedNote } from '../closed-note.tsx';
import { ChallengeStep, NewChallenge } from './challenge.step.tsx';
import { DivisionsStep } from './divisions.step.tsx';
import { type Flow, stepsDone } from './flow.ts';
import { LeaderboardStep } from './leaderboard.step.tsx';
import { RegistrationStep } from './registration.step.tsx';
import { ScheduleStep } from './schedule.step.tsx';
import { type CreateStep, firstOpenStep, openStep, stepIn, stepLabels, stepUrl } from './steps.ts';
import { WorkoutsStep } from './workouts.step.tsx';

interface StepProps {
  flow: Flow;
  papers: PaperSections | undefined;
}

const steps: Readonly<Record<CreateStep, ComponentType<StepProps>>> = {
  challenge: ChallengeStep,
  divisions: DivisionsStep,
  workouts: WorkoutsStep,
  schedule: ScheduleStep,
  leaderboard: LeaderboardStep,
  registration: RegistrationStep,
};

/** The set-up, with the questions and waivers that another feature brings. */
export function createCompetitionScreen(papers?: PaperSections): ComponentType {
  return () => <CreateCompetitionScreen papers={papers} />;
}

/** `/create-competition`: sets up a competition step by step, saved as a draft; `?id=` continues one. */
function CreateCompetitionScreen({ papers }: { papers: PaperSections | undefined }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const cache = useQueryClient();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const tellSaved = useCallback(() => {
    setSavedAt(new Date(timeNow()).toISOString());
    void cache.invalidateQueries({ queryKey: competitionQueries.all });
  }, [cache]);
  if (id === null) return <NewChallenge tellSaved={tellSaved} />;
  const isResumed = params.get('step') === openStep;
  return <Draft key={id} {...{ id, isResumed, savedAt, tellSaved, papers }} step={stepIn(params)} />;
}

interface DraftProps extends Pick<Flow, 'savedAt' | 'tellSaved'> {
  id: string;
  step: CreateStep;
  /** Opens the first incomplete step. */
  isResumed: boolean;
  papers: PaperSections | undefined;
}

function Draft({ id, step, isResumed, savedAt, tellSaved, papers }: DraftProps) {
  const query = useQuery(competitionQueries.detail(id));
  const { data } = query;
  useScreenTitle(data && `${stepLabels[step].tab}, ${data.name}`);
  if (!data && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  if (!data) {
    return (
      <Page>
        <Stack gap={24}>
          <PageTitle>{stepLabels[step].tab}</PageTitle>
          <SkeletonRows rows={6} avatar={false} />
        </Stack>
      </Page>
    );
  }
  if (!data.can.edit) {
    return (
      <Page>
        <Stack gap={16}>
          <PageTitle>{data.name}</PageTitle>
          <ClosedNote competition={data} />
        </Stack>
      </Page>
    );
  }
  if (isResumed) return <Navigate to={stepUrl(id, firstOpenStep(stepsDone(data, 0, false)))} replace />;
  const Step = steps[step];
  return <Step key={step} flow={{ competition: data, savedAt, tellSaved }} papers={papers} />;
}
