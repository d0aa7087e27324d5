import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { usePagedRows } from '../../../../patterns/paged-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './decisions.module.css';

interface EntrySelectProps {
  competitionId: string;
  chosen: EntryReply | null;
  onChoose: (entry: EntryReply | null) => void;
  /** Who can't be chosen. */
  leaveOut?: (entry: EntryReply) => boolean;
  error?: string | undefined;
}

const shown = 6;
const settleMs = 200;

/** Finds one entry by name or bib. */
export function EntrySelect({ competitionId, chosen, onChoose, leaveOut, error }: EntrySelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), settleMs);
  const listId = useId();
  const rows = usePagedRows(organizerQueries.entries(competitionId, { search, divisionId: '' }), {
    enabled: chosen === null,
  });
  if (chosen) {
    return (
      <div className={styles.decision}>
        <b>
          {chosen.bib} {chosen.name}
        </b>
        <Button size={32} onClick={() => onChoose(null)}>
          Choose someone else
        </Button>
      </div>
    );
  }
  const found = rows?.filter((entry) => !leaveOut?.(entry)).slice(0, shown) ?? [];
  return (
    <Stack gap={8}>
      <TextField
        id="entryId"
        label="Athlete"
        placeholder="Name or bib"
        data-autofocus
        autoComplete="off"
        error={error}
        aria-controls={listId}
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <ul id={listId} className={styles.found} aria-label="Search results">
        {found.map((entry) => (
          <li key={entry.id}>
            <Button size={32} onClick={() => onChoose(entry)}>
              {`${entry.bib} ${entry.name}`}
            </Button>
          </li>
        ))}
      </ul>
      {rows && found.length === 0 && <p className={text.hint}>No matching athletes.</p>}
    </Stack>
  );
}
