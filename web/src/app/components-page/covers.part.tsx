import { useState } from 'react';
import { Cover } from '../../ui/cover/cover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './components-page.module.css';
import { Part } from './part.tsx';

const ids = [
  '01926f3a-7c1e',
  '01926f3a-8d02',
  '01926f3a-91bb',
  '01926f3a-a4c7',
  '01926f3a-b0e9',
  '01926f3a-c315',
  '01926f3a-d7aa',
  '01926f3a-e84f',
  '01926f3b-0b12',
  '01926f3b-1c90',
  '01926f3b-2af3',
  '01926f3b-3e66',
];

export function CoversPart() {
  const [id, setId] = useState('rift-valley-open');
  return (
    <Part title="Covers, drawn from an id" span={12}>
      <div className={styles.covers}>
        {ids.map((each) => (
          <figure key={each}>
            <div className={styles.cover}>
              <Cover id={each} />
            </div>
            <figcaption>{each}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.tryout}>
        <TextField label="Try an id" value={id} onChange={(change) => setId(change.currentTarget.value)} />
        <div className={styles.tried}>
          <Cover id={id} />
        </div>
        <div className={styles.tried}>
          <Cover id={id} dark fade />
        </div>
      </div>
    </Part>
  );
}
