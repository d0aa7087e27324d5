import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Note } from '../../../../ui/note.tsx';
import text from '../../../../ui/text.module.css';
import { divisionSets, emptyDivision } from '../divisions/division-form.ts';
import styles from './division-sets.module.css';

interface DivisionSetsProps {
  competition: CompetitionReply;
  tellSaved: () => void;
}

/** Adds what a set has and the competition has not. */
export function DivisionSets({ competition: { id, divisions }, tellSaved }: DivisionSetsProps) {
  const say = useErrorText();
  const add = useMutation({
    mutationFn: async (set: (typeof divisionSets)[number]) => {
      const taken = new Set(divisions.map(({ name }) => name.toLowerCase()));
      for (const division of set.divisions.filter(({ name }) => !taken.has(name.toLowerCase()))) {
        await call(createDivision, { params: { competitionId: id }, body: emptyDivision(division) });
      }
    },
    // Some may have been added before one was not.
    onSettled: tellSaved,
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
            disabled={add.isPending}
            onClick={() => add.mutate(set)}
          >
            {set.label}
          </button>
        ))}
      </p>
      {add.isError && (
        <Note tone="bad" announced>
          {say(add.error)}
        </Note>
      )}
    </>
  );
}
