import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { WorkoutChangeReply } from '@chalkline/contract/programs/version-change.schema.ts';
import { versionChanges } from '@chalkline/contract/programs/version-changes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Modal } from '../../../ui/modal.tsx';
import text from '../../../ui/text.module.css';
import { VersionChangesSection } from '../catalog/version-changes.section.tsx';
import { programQueries } from '../programs.queries.ts';

interface ChangesModalProps {
  programId: string;
  /** The draft as it is now. */
  tree: ProgramTree;
  known: ReadonlyMap<string, Pick<ProgramExerciseFacts, 'name'>>;
  onClose: () => void;
}

/** What the draft asks for differently than the version that people see. */
export function ChangesModal({ programId, tree, known, onClose }: ChangesModalProps) {
  const query = useQuery(programQueries.one(programId));
  return (
    <Modal opened onClose={onClose} title="What changed" width={560}>
      <Loaded query={query} failed="Couldn’t load the published version">
        {({ tree: published, exercises }) => {
          const names = new Map([...exercises.map(({ id, name }) => [id, name] as const), ...namesOf(known)]);
          const changes = changesBetween(published, tree, names);
          return changes.length > 0 ? (
            <VersionChangesSection changes={changes} />
          ) : (
            <p className={text.hint}>The workouts are those of the published version.</p>
          );
        }}
      </Loaded>
    </Modal>
  );
}

const namesOf = (known: ChangesModalProps['known']) =>
  [...known].map(([id, { name }]) => [id, name] as const);

function changesBetween(
  before: ProgramTree,
  after: ProgramTree,
  names: ReadonlyMap<string, string>,
): WorkoutChangeReply[] {
  const placed = ({ weeks }: ProgramTree) =>
    weeks.flatMap(({ days }, index) => days.map((day) => ({ week: index + 1, day })));
  return versionChanges(placed(before), placed(after)).map((change) => ({
    ...change,
    exercises: change.exercises.map(({ exerciseId, ...asked }) => ({
      ...asked,
      name: names.get(exerciseId) ?? 'Exercise',
    })),
  }));
}
