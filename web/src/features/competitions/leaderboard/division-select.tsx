import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { useNavigate } from 'react-router';
import { DeviceSelect } from '../../../ui/device-select.tsx';
import { numberText } from '../../../ui/locale.ts';
import styles from './division-select.module.css';

interface DivisionSelectProps {
  divisions: readonly DivisionReply[];
  divisionId: string;
  boardOf: (divisionId: string) => string;
}

/** The divisions on a phone. */
export function DivisionSelect({ divisions, divisionId, boardOf }: DivisionSelectProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.box}>
      <DeviceSelect
        label="Division"
        choices={divisions.map(({ id, name, entryCount }) => ({
          value: id,
          label: `${name}, ${numberText(entryCount)} competing`,
        }))}
        value={divisionId}
        onChange={(id) => navigate(boardOf(id), { preventScrollReset: true })}
      />
    </div>
  );
}
