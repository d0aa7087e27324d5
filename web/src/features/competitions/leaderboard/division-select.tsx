import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { numberText } from '../../../ui/locale.ts';
import styles from './division-select.module.css';

interface DivisionSelectProps {
  divisions: readonly DivisionReply[];
  divisionId: string;
  boardOf: (divisionId: string) => string;
}

/** The divisions on a phone: the phone's own list, which a thumb knows best. */
export function DivisionSelect({ divisions, divisionId, boardOf }: DivisionSelectProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.box}>
      <select
        aria-label="Division"
        value={divisionId}
        onChange={(change) => navigate(boardOf(change.currentTarget.value), { preventScrollReset: true })}
      >
        {divisions.map(({ id, name, entryCount }) => (
          <option key={id} value={id}>
            {`${name}, ${numberText(entryCount)} competing`}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
    </div>
  );
}
