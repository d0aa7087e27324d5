import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/choices.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { movedIn } from '../../../../ui/moved-in.ts';
import styles from './heats.module.css';

interface DivisionOrderProps {
  divisions: readonly { readonly id: string; readonly name: string; readonly entryCount: number }[];
  /** In the order of their heats. */
  chosen: readonly string[];
  onChange: (divisionIds: string[]) => void;
  error: ReactNode;
}

/** Which divisions do the workout, and whose heats come first. */
export function DivisionOrder({ divisions, chosen, onChange, error }: DivisionOrderProps) {
  const others = divisions.filter(({ id }) => !chosen.includes(id));
  const ordered = [...chosen.flatMap((id) => divisions.filter((division) => division.id === id)), ...others];
  return (
    <fieldset className={styles.divisions} id="divisionIds">
      <legend>Divisions, in the order of their heats</legend>
      <ul>
        {ordered.map(({ id, name, entryCount }) => {
          const at = chosen.indexOf(id);
          return (
            <li key={id}>
              <Checkbox
                label={`${name} (${entryCount})`}
                checked={at >= 0}
                onChange={() => onChange(at >= 0 ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {at >= 0 && (
                <span>
                  <IconButton
                    size={32}
                    label={`Move ${name} up`}
                    icon={<IconArrowUp size={18} stroke={1.75} aria-hidden="true" />}
                    disabled={at === 0}
                    onClick={() => onChange([...movedIn(chosen, at, at - 1)])}
                  />
                  <IconButton
                    size={32}
                    label={`Move ${name} down`}
                    icon={<IconArrowDown size={18} stroke={1.75} aria-hidden="true" />}
                    disabled={at === chosen.length - 1}
                    onClick={() => onChange([...movedIn(chosen, at, at + 1)])}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
