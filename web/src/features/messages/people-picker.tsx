import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useDeferredValue, useState } from 'react';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { useSession } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Chip } from '../../ui/tag.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';

interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface PeoplePickerProps {
  label: string;
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}

/** People by name or handle; a press chooses, a press on a chosen one takes them out. */
export function PeoplePicker({ label, chosen, onChange }: PeoplePickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const me = useSession()?.user.id;
  const rows = usePagedRows(messageQueries.people(search), { enabled: search.length > 1 });
  const ids = new Set([me, ...chosen.map(({ id }) => id)]);
  const found = rows?.filter(({ id }) => !ids.has(id));
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <div className={styles.filters}>
          {chosen.map((one) => (
            <Chip key={one.id} on onClick={() => onChange(chosen.filter(({ id }) => id !== one.id))}>
              {one.name}
            </Chip>
          ))}
        </div>
      )}
      <SearchField label={label} placeholder={label} value={typed} onChange={setTyped} />
      <ul className={styles.people} aria-label="People found">
        {search.length > 1 &&
          found?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.choose}
                onClick={() => {
                  onChange([...chosen, { id: one.id, name: one.name }]);
                  setTyped('');
                }}
              >
                <Avatar
                  name={one.name}
                  id={one.id}
                  picture={one.photo && imageAddress(one.photo)}
                  size={36}
                />
                <span className={styles.words}>
                  <span>{one.name}</span>
                  {one.handle && <span className={styles.excerpt}>@{one.handle}</span>}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className={styles.excerpt} role="status">
        {search.length > 1 && found?.length === 0 && 'No one found. Try another spelling.'}
      </p>
    </div>
  );
}
