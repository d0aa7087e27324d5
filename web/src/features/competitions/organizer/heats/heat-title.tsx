import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { publishHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';
import { SeedAllButton } from './seed-all-button.tsx';
import type { HeatDraft } from './use-heat-draft.ts';

interface HeatTitleProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
  draft: HeatDraft;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What the draft is against what athletes see, and the way to publish it. */
export function HeatTitle({ competition, plan, draft }: HeatTitleProps) {
  const [publishing, setPublishing] = useState(false);
  const { publishedVersion, changes } = plan;
  const isPublished = publishedVersion > 0 && changes === 0;
  const mayPublish = competition.can.manageEntries && competition.state !== 'draft';
  return (
    <>
      <PageTitle
        help={<HelpLink answer="seed-heats" about="seeding heats" />}
        below={stateText(plan)}
        actions={
          competition.can.manageEntries && (
            <>
              <SeedAllButton competition={competition} />
              <IconButton
                edged
                label="Undo"
                icon={<IconArrowBackUp {...icon} />}
                disabled={!draft.undo || draft.busy}
                onClick={() => draft.undo?.()}
              />
              <IconButton
                edged
                label="Redo"
                icon={<IconArrowForwardUp {...icon} />}
                disabled={!draft.redo || draft.busy}
                onClick={() => draft.redo?.()}
              />
              <Button
                variant="main"
                disabled={isPublished || !mayPublish || draft.busy}
                onClick={() => setPublishing(true)}
              >
                {isPublished
                  ? `Version ${publishedVersion} published`
                  : `Publish version ${publishedVersion + 1}`}
              </Button>
            </>
          )
        }
      >
        Heats
      </PageTitle>
      {competition.state === 'draft' && <p>Publish the competition before you publish its heats.</p>}
      {publishing && (
        <PublishHeats competition={competition} plan={plan} onClose={() => setPublishing(false)} />
      )}
    </>
  );
}

function stateText({ publishedVersion, changes }: HeatPlanReply): string {
  if (publishedVersion === 0) return 'Draft. Athletes don’t see these heats yet.';
  if (changes === 0) return `Published. Athletes see version ${publishedVersion}.`;
  const since = `Draft, ${counted(changes, ['change', 'changes'])} since version ${publishedVersion}.`;
  return `${since} Athletes see version ${publishedVersion}.`;
}

interface PublishHeatsProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
  onClose: () => void;
}

function PublishHeats({ competition, plan, onClose }: PublishHeatsProps) {
  const { workoutId, version, publishedVersion, changes, conflicts } = plan;
  const name = competition.workouts.find(({ id }) => id === workoutId)?.name ?? 'this workout';
  const unplaced = conflicts.filter(({ kind }) => kind === 'unplaced').length;
  const rest = conflicts.filter(({ kind }) => kind === 'rest').length;
  return (
    <ConfirmAction
      title={`Publish the heats of ${name}?`}
      confirm="Publish"
      keep="Not yet"
      send={(call) =>
        call(publishHeats, { params: { competitionId: competition.id, workoutId }, body: { version } })
      }
      done={`Version ${publishedVersion + 1} published`}
      invalidates={[heatQueries.within(competition.id)]}
      onClose={onClose}
    >
      <p>
        {publishedVersion === 0
          ? 'Everyone can see them right away, and athletes with an account are notified.'
          : `${counted(changes, ['athlete has', 'athletes have'])} a new heat, lane or time. They’re notified if they have an account.`}
      </p>
      {unplaced > 0 && <p>{counted(unplaced, ['athlete has', 'athletes have'])} no heat yet.</p>}
      {rest > 0 && <p>{counted(rest, ['athlete gets', 'athletes get'])} less rest than you planned.</p>}
    </ConfirmAction>
  );
}
