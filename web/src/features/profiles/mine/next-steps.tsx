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
    <Panel title="Complete your profile">
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
    photo === null && { key: 'photo', words: 'Add a photo', why: 'Helps judges and friends recognize you.' },
    handle === null && {
      key: 'handle',
      words: 'Choose a handle',
      why: 'A short name for your profile link.',
    },
    (birthDate === null || gender === null) && {
      key: 'division',
      words: 'Add your date of birth and gender',
      why: 'Divisions need both. Only you see them unless you share them.',
    },
    country === null && {
      key: 'country',
      words: 'Add your country',
      why: 'Leaderboards can be filtered by country.',
    },
  ].filter((step) => step !== false);
}
