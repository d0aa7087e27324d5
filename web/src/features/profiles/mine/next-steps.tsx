import type { ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import styles from './next-steps.module.css';

interface Step {
  readonly key: string;
  readonly words: string;
  readonly why: string;
}

/** What is missing for others to find and know the person; gone once nothing is. */
export function NextSteps({ profile }: { profile: ProfileReply }) {
  const steps = stepsFor(profile);
  if (steps.length === 0) return null;
  return (
    <Panel title="Next for your profile">
      <ul className={styles.steps}>
        {steps.map(({ key, words, why }) => (
          <li key={key}>
            <Link className={text.link} to={urlOf('editProfile', {}, { tab: 'profile' })}>
              {words}
            </Link>
            <p className={text.hint}>{why}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stepsFor({ photo, handle, birthDate, gender, country }: ProfileReply): Step[] {
  return [
    photo === null && { key: 'photo', words: 'Add a photo', why: 'So that judges and friends know you.' },
    handle === null && { key: 'handle', words: 'Take a handle', why: 'A short name for you and your page.' },
    (birthDate === null || gender === null) && {
      key: 'division',
      words: 'Say when you were born, and your gender',
      why: 'Divisions ask for both. Only you see them, unless you choose otherwise.',
    },
    country === null && { key: 'country', words: 'Say your country', why: 'Boards can be filtered by it.' },
  ].filter((step) => step !== false);
}
