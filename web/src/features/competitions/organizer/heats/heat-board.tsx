import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanReply, PlannedEntry } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { SidewaysRegion } from '../../../../ui/sideways-region.tsx';
import { AthleteCard } from './athlete-card.tsx';
import { HeatColumn } from './heat-column.tsx';
import { HeatSide } from './heat-side.tsx';
import styles from './heats.module.css';
import { MoveModal } from './move-modal.tsx';
import type { HeatDraft } from './use-heat-draft.ts';

interface HeatBoardProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
  draft: HeatDraft;
}

/** Heats side by side with their lanes. Athletes are dragged, or moved by a dialog that opens from their name. */
export function HeatBoard({ competition, plan, draft }: HeatBoardProps) {
  const [dragged, setDragged] = useState<PlannedEntry | null>(null);
  const [moving, setMoving] = useState<PlannedEntry | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls, a longer one takes the athlete along.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const entries = new Map(plan.entries.map((entry) => [entry.id, entry]));
  const mayMove = competition.can.manageEntries && !draft.busy;
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over) return;
    const [heatId = '', lane] = String(over.id).split(' ');
    const isFixed = draft.heats.some(
      ({ id, started, locked, lanes }) =>
        (started || locked) && (id === heatId || lanes.includes(String(active.id))),
    );
    if (isFixed) return;
    draft.move(String(active.id), lane === undefined ? null : { heatId, lane: Number(lane) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(entries.get(String(active.id)) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <div className={styles.board}>
        <HeatSide competition={competition} plan={plan} draft={draft} onMove={setMoving} mayMove={mayMove} />
        <SidewaysRegion label="Heats" className={styles.heats}>
          {draft.heats.map((heat, index) => (
            <HeatColumn
              key={heat.id}
              competition={competition}
              heat={heat}
              number={index + 1}
              entries={entries}
              conflicts={plan.conflicts}
              mayMove={mayMove}
              onMove={setMoving}
              onLock={(locked) => draft.lock(heat.id, locked)}
            />
          ))}
        </SidewaysRegion>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <AthleteCard entry={dragged} look="carried" />}
      </DragOverlay>
      {moving && (
        <MoveModal
          competition={competition}
          entry={moving}
          draft={draft}
          entries={entries}
          onClose={() => setMoving(null)}
        />
      )}
    </DndContext>
  );
}
