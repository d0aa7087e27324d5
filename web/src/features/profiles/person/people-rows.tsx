import type { PersonCard } from '@chalkline/contract/profiles/connection.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import styles from './people-rows.module.css';

interface PeopleRowsProps {
  people: readonly PersonCard[];
  /** Called when somebody’s profile is opened, to close what the list is in. */
  onLeave?: () => void;
  /** At the end of a row. Without it, each row leads to the person’s profile. */
  action?: (person: PersonCard) => ReactNode;
}

/** People with photo, name and handle. */
export function PeopleRows({ people, onLeave, action }: PeopleRowsProps) {
  return (
    <ul className={styles.rows}>
      {people.map((person) => (
        <li key={person.id} className={styles.row}>
          <Avatar
            name={person.name}
            id={person.id}
            picture={person.photo && imageAddress(person.photo)}
            size={40}
          />
          <span className={styles.who}>
            {action ? (
              person.name
            ) : (
              <Link to={urlOf('user', { id: person.id })} onClick={onLeave}>
                {person.name}
              </Link>
            )}
            {person.handle && <span className={styles.handle}>@{person.handle}</span>}
          </span>
          {action?.(person)}
        </li>
      ))}
    </ul>
  );
}
