import type { ProgramDraftReply, ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import {
  type ProgramDay,
  type ProgramTree,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { programQueries } from '../programs.queries.ts';
import { copyDay } from './tree-edits.ts';
import type { Draft } from './use-draft.ts';

interface TakeModalProps {
  draft: Draft;
  programId: string;
  onKnown: (exercises: readonly ProgramExerciseFacts[]) => void;
  onClose: () => void;
}

/** Copies workouts from another of your own programs, such as a template, to the end of this one. */
export function TakeModal({ draft, programId, onKnown, onClose }: TakeModalProps) {
  const others = (usePagedRows(programQueries.mine()) ?? []).filter(
    ({ id, workouts }) => id !== programId && workouts > 0,
  );
  const [chosen, setChosen] = useState('');
  const id = chosen || (others[0]?.id ?? '');
  const query = useQuery({ ...programQueries.draft(id), enabled: id !== '' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const take = (program: ProgramDraftReply) => {
    onKnown(program.known);
    draft.edit((now) => withWeeksOf(now, program.tree, left));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add from another program"
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="main"
            disabled={!query.data}
            onClick={() => {
              if (query.data) take(query.data);
            }}
          >
            Add
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <EmptyState title="No other programs yet">
          Save a week or a workout as a template, and you can add it here.
        </EmptyState>
      ) : (
        <Stack gap={16}>
          <SelectField
            label="Program"
            choices={others.map(({ id: value, name: label }) => ({ value, label }))}
            value={id}
            onChange={(value) => {
              setChosen(value);
              setLeft(new Set());
            }}
          />
          <Loaded query={query} failed="Couldn’t load this program">
            {({ tree }) => (
              <Stack gap={8}>
                {tree.weeks.flatMap(({ days }, week) =>
                  days.map((day) => (
                    <Checkbox
                      key={day.id}
                      label={`Week ${week + 1}, ${day.name}`}
                      hint={`${exerciseIds(day).length} exercises`}
                      checked={!left.has(day.id)}
                      onChange={() => setLeft(toggled(left, day))}
                    />
                  )),
                )}
              </Stack>
            )}
          </Loaded>
        </Stack>
      )}
    </Modal>
  );
}

function toggled(left: ReadonlySet<string>, { id }: ProgramDay): ReadonlySet<string> {
  const next = new Set(left);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The weeks of the other one without what is left out, as many as there is room for. */
function withWeeksOf(tree: ProgramTree, other: ProgramTree, left: ReadonlySet<string>): ProgramTree {
  const newId = () => crypto.randomUUID();
  const weeks = other.weeks
    .map(({ days }) => ({
      id: newId(),
      days: days.filter(({ id }) => !left.has(id)).map((day) => copyDay(day, newId)),
    }))
    .filter(({ days }) => days.length > 0);
  return { weeks: [...tree.weeks, ...weeks].slice(0, treeLimits.weeks) };
}
