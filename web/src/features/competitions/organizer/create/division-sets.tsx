import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import text from '../../../../ui/text.module.css';
import { divisionSets, emptyDivision } from '../divisions/division-form.ts';
import styles from './division-sets.module.css';

interface DivisionSetsProps {
  competition: CompetitionReply;
  tellSaved: () => void;
}

/** Adds the divisions of a set that the competition doesn’t have yet. */
export function DivisionSets({ competition: { id, divisions }, tellSaved }: DivisionSetsProps) {
  const add = useAction({
    send: async (call, set: (typeof divisionSets)[number]) => {
      const taken = new Set(divisions.map(({ name }) => name.toLowerCase()));
      try {
        for (const division of set.divisions.filter(({ name }) => !taken.has(name.toLowerCase()))) {
          await call(createDivision, { params: { competitionId: id }, body: emptyDivision(division) });
        }
      } finally {
        // Some may have been added before one failed.
        tellSaved();
      }
    },
  });
  return (
    <>
      <p className={text.hint}>
        Or start from a set:{' '}
        {divisionSets.map((set) => (
          <button
            key={set.label}
            type="button"
            className={styles.set}
            disabled={add.busy}
            onClick={() => add.run(set)}
          >
            {set.label}
          </button>
        ))}
      </p>
      <ActionError error={add.error} />
    </>
  );
}
