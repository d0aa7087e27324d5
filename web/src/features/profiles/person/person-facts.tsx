import type { Gender } from '@chalkline/contract/accounts/preferences.ts';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { calendarDayText, monthText } from '../../../ui/times.ts';
import { profileQueries } from '../profiles.queries.ts';
import styles from './person.module.css';

export const genderLabels: Record<Gender, string> = { woman: 'Woman', man: 'Man', other: 'Other' };

interface PersonFactsProps {
  person: {
    readonly bio: string | null;
    readonly birthDate: string | null;
    readonly gender: Gender | null;
    readonly country: string | null;
    readonly joinedAt: string;
  };
  title: string;
}

/** The bio and a few facts. The server leaves out what the viewer may not see. */
export function PersonFacts({ person, title }: PersonFactsProps) {
  const country = useCountryName(person.country);
  const facts = [
    ['Country', country],
    ['Born', person.birthDate && calendarDayText(person.birthDate)],
    ['Gender', person.gender && genderLabels[person.gender]],
    ['Joined', monthText(person.joinedAt)],
  ] as const;
  return (
    <Panel title={title} padded>
      <Stack gap={16}>
        {person.bio && <p className={styles.bio}>{person.bio}</p>}
        <dl className={styles.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </Stack>
    </Panel>
  );
}

/** null while the names load. */
function useCountryName(code: string | null): string | null {
  const { data } = useQuery({ ...profileQueries.countries(), enabled: code !== null });
  return data ? (data.find((country) => country.code === code)?.name ?? code) : null;
}
