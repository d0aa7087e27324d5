import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBuildingCommunity,
  IconBuildingStore,
  IconCalendarEvent,
  IconHelpCircle,
  IconMail,
  IconMathFunction,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { useSession } from '../../../platform/session.ts';
import { site } from '../../../platform/site.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FrameBand, Page, Row } from '../../../ui/page.tsx';
import styles from './old-home.module.css';

interface Way {
  readonly screen: PlainAddressName;
  readonly title: string;
  readonly words: string;
  readonly icon: ReactNode;
}

const icon = { size: 28, stroke: 1.5, 'aria-hidden': true } as const;

const ways: readonly Way[] = [
  {
    screen: 'allCompetitions',
    title: 'Competitions',
    words: 'Live, upcoming and past competitions, with scores as they come in.',
    icon: <IconTrophy {...icon} />,
  },
  {
    screen: 'createCompetition',
    title: 'Run your own',
    words:
      'Divisions, workouts, athletes and a leaderboard that updates itself, from draft to final results.',
    icon: <IconUsersGroup {...icon} />,
  },
  {
    screen: 'events',
    title: 'Events',
    words: 'Find out what’s on and get your tickets.',
    icon: <IconCalendarEvent {...icon} />,
  },
  {
    screen: 'communities',
    title: 'Communities',
    words: 'Meet the people who train where you do.',
    icon: <IconBuildingCommunity {...icon} />,
  },
  {
    screen: 'partners',
    title: 'Partners',
    words: 'Shops with gear for training, and what they sell.',
    icon: <IconBuildingStore {...icon} />,
  },
  {
    screen: 'healthFormulas',
    title: 'Health formulas',
    words: 'Energy, strength and endurance equations with a calculator for each.',
    icon: <IconMathFunction {...icon} />,
  },
  {
    screen: 'contact',
    title: 'Contact',
    words: 'Ask us anything, or tell us what is missing.',
    icon: <IconMail {...icon} />,
  },
  {
    screen: 'helpCenter',
    title: 'FAQs',
    words: 'How places, ties and time caps work, and other common questions.',
    icon: <IconHelpCircle {...icon} />,
  },
];

/** `/old-home`: what this place is for, and the ways into it. */
export function OldHomeScreen() {
  const known = useKnownAddresses();
  const isSignedIn = useSession() !== null;
  return (
    <>
      <FrameBand className={styles.hero}>
        <h1 tabIndex={-1}>Chalk up. Line up. Compete.</h1>
        <p>
          {site.productName} is where athletes, organizers, judges and fans find, run and follow fitness
          competitions.
        </p>
        <Row gap={12}>
          <ButtonLink variant="main" to={urlOf('home')}>
            Find a competition
          </ButtonLink>
          {!isSignedIn && (
            <ButtonLink variant="frame" to={urlOf('register')}>
              Register
            </ButtonLink>
          )}
        </Row>
      </FrameBand>
      <Page>
        <ul className={styles.ways}>
          {ways
            .filter(({ screen }) => known.has(addresses[screen]))
            .map(({ screen, title, words, icon: image }) => (
              <li key={screen}>
                <Link to={urlOf(screen)} className={styles.way}>
                  {image}
                  <h2>{title}</h2>
                  <p>{words}</p>
                </Link>
              </li>
            ))}
        </ul>
      </Page>
    </>
  );
}
