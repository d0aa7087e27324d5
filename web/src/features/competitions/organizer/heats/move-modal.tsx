import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { spotOf } from '@chalkline/contract/competitions/heat-layout.ts';
import type { PlannedEntry } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { clockTime } from '../../../../ui/times.ts';
import type { HeatDraft } from './use-heat-draft.ts';

interface MoveModalProps {
  competition: CompetitionReply;
  entry: PlannedEntry;
  draft: HeatDraft;
  entries: ReadonlyMap<string, PlannedEntry>;
  onClose: () => void;
}

/** Moves an athlete without dragging: to a heat and a lane, or out of the heats. */
export function MoveModal({ competition, entry, draft, entries, onClose }: MoveModalProps) {
  const now = spotOf(draft.heats, entry.id);
  const open = draft.heats.filter(({ locked, started }) => !locked && !started);
  const [heatId, setHeatId] = useState(now?.heatId ?? open[0]?.id ?? '');
  const heat = draft.heats.find(({ id }) => id === heatId);
  const firstFree = (lanes: readonly (string | null)[] = []) => lanes.indexOf(null) + 1 || 1;
  const [lane, setLane] = useState(now?.lane ?? firstFree(heat?.lanes));
  const numberOf = (id: string) => draft.heats.findIndex((one) => one.id === id) + 1;
  const move = (to: { heatId: string; lane: number } | null) => {
    draft.move(entry.id, to);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Move ${entry.name}`}
      below="An athlete already in the lane changes places with them."
      actions={
        <>
          {now && <Button onClick={() => move(null)}>Remove from heat</Button>}
          <Button variant="main" disabled={!heat} onClick={() => move({ heatId, lane })}>
            Move
          </Button>
        </>
      }
    >
      <FieldGrid>
        <SelectField
          label="Heat"
          choices={open.map(({ id, startsAt, lanes }) => ({
            value: id,
            label: `Heat ${numberOf(id)}, ${clockTime(startsAt, competition.zone)}`,
            hint: `${lanes.filter((one) => one !== null).length} of ${lanes.length}`,
          }))}
          value={heatId}
          onChange={(to) => {
            setHeatId(to);
            setLane(
              to === now?.heatId ? now.lane : firstFree(draft.heats.find(({ id }) => id === to)?.lanes),
            );
          }}
        />
        <SelectField
          label="Lane"
          choices={(heat?.lanes ?? []).map((entryId, index) => ({
            value: String(index + 1),
            label: `Lane ${index + 1}`,
            hint: entryId === null ? 'empty' : (entries.get(entryId)?.name ?? ''),
          }))}
          value={String(lane)}
          onChange={(to) => setLane(Number(to))}
        />
      </FieldGrid>
    </Modal>
  );
}
