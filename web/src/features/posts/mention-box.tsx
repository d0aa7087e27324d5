import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import styles from './composer.module.css';
import { postQueries } from './posts.queries.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface MentionBoxProps {
  label: string;
  placeholder: string;
  text: string;
  people: readonly Person[];
  maxLength: number;
  rows: number;
  onChange: (text: string, people: readonly Person[]) => void;
  autoFocus?: boolean;
}

/** A name that is being typed before the caret: `@noo`. */
const beginning = /(?:^|\s)@([^\s@][^@\n]{0,40})$/;

/** A text in which people can be named: @ and the start of a name offers them. */
export function MentionBox({
  label,
  placeholder,
  text,
  people,
  maxLength,
  rows,
  onChange,
  autoFocus,
}: MentionBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const [at, setAt] = useState(0);
  const typed = beginning.exec(text.slice(0, caret))?.[1] ?? '';
  const isNamed = people.some(({ name }) => typed.startsWith(name));
  const search = useDeferredValue(typed.trim());
  const isAsking = search.length > 1 && !isNamed && typed !== dismissed;
  const found = usePagedRows(postQueries.people(search), { enabled: isAsking }) ?? [];
  const offered = isAsking ? found : [];
  const choose = (person: Person) => {
    const before = text.slice(0, caret - typed.length);
    const next = `${before}${person.name} ${text.slice(caret)}`;
    const known = people.some(({ id }) => id === person.id) ? people : [...people, person];
    onChange(next, known);
    const end = before.length + person.name.length + 1;
    setAt(0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
      setCaret(end);
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const chosen = offered[Math.min(at, offered.length - 1)];
    if (event.key === 'ArrowDown') setAt((at + 1) % offered.length);
    else if (event.key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length);
    else if (event.key === 'Escape') setDismissed(typed);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.mentionBox}>
      <label>
        <span className={unseen.hidden}>{label}</span>
        <textarea
          ref={field}
          className={styles.field}
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: opened by a press on Reply or Edit
          autoFocus={autoFocus ?? false}
          onChange={(event) => {
            setCaret(event.currentTarget.selectionEnd);
            onChange(event.currentTarget.value, people);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionEnd)}
          onKeyDown={onKey}
        />
      </label>
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label="People to mention">
          {offered.map((person, index) => (
            <li key={person.id}>
              <button
                type="button"
                data-current={index === at ? '' : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                <Avatar
                  name={person.name}
                  id={person.id}
                  picture={person.photo && imageAddress(person.photo)}
                  size={32}
                />
                <span>
                  {person.name}
                  {person.handle && <small>@{person.handle}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
