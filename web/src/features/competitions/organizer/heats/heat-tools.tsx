import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { IconClockPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CsvTools } from './csv-tools.tsx';
import { DelayModal } from './delay-modal.tsx';
import { dealingLabels } from './heat-labels.ts';
import styles from './heats.module.css';
import { JudgesButton } from './judges-button.tsx';
import { PrintMenu } from './print-menu.tsx';
import { RemoveHeats } from './remove-heats.tsx';
import { SeedButton } from './seed-button.tsx';

interface HeatToolsProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
  plan: HeatPlanReply;
}

/** Seeding again, the papers, and the delay of the floor. */
export function HeatTools({ competition, floors, plan }: HeatToolsProps) {
  const [delaying, setDelaying] = useState(false);
  const { floorId, durationMinutes, transitionMinutes, dealing } = plan.settings;
  const floor = floors.find(({ id }) => id === floorId);
  const mayEdit = competition.can.manageEntries;
  return (
    <>
      {mayEdit && (
        <SeedButton
          competition={competition}
          floors={floors}
          workoutId={plan.workoutId}
          plan={plan}
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
        >
          Seed again
        </SeedButton>
      )}
      <span className={styles.how}>{dealingLabels[dealing]}</span>
      <span className={styles.floor}>
        {`${floor?.name ?? 'Floor'}, ${durationMinutes} + ${transitionMinutes} min`}
      </span>
      {plan.publishedVersion > 0 && <JudgesButton competition={competition} plan={plan} />}
      {plan.publishedVersion > 0 && (
        <PrintMenu
          competitionId={competition.id}
          workoutId={plan.workoutId}
          version={plan.publishedVersion}
        />
      )}
      <CsvTools competition={competition} workoutId={plan.workoutId} />
      {mayEdit && floor && (
        <Button
          icon={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setDelaying(true)}
        >
          +12 min
        </Button>
      )}
      {mayEdit && plan.heats.every(({ started }) => !started) && (
        <RemoveHeats competition={competition} plan={plan} />
      )}
      {delaying && floor && (
        <DelayModal competition={competition} floor={floor} onClose={() => setDelaying(false)} />
      )}
    </>
  );
}
