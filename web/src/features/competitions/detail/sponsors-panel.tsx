import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import styles from './sponsors-panel.module.css';

/** The sponsors of released workouts, without duplicates. */
export function SponsorsPanel({ competition: { workouts } }: { competition: CompetitionReply }) {
  const found = workouts.flatMap(({ sponsor }) => (sponsor ? [sponsor] : []));
  const sponsors = found.filter(
    ({ name, link }, index) =>
      found.findIndex((other) => other.name === name && other.link === link) === index,
  );
  if (sponsors.length === 0) return null;
  return (
    <Panel padded>
      <h2 className={text.hint}>Sponsors</h2>
      <ul className={styles.sponsors}>
        {sponsors.map(({ name, link }) => (
          <li key={`${name} ${link}`}>
            {link === null ? (
              name
            ) : (
              <a href={link} target="_blank" rel="noreferrer sponsored">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
