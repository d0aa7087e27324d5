import { keptDays, usualTrialDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { IconBrush, IconLock, IconMail, IconUsers } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { PageTitle } from '../../ui/titles.tsx';
import styles from './get-trial.module.css';
import { OwnAccountForm } from './own-account.form.tsx';
import { TrialForm } from './trial.form.tsx';

/** Registers a company and its first administrator; signed-in people only enter the company. */
export function GetTrialScreen() {
  const person = useSession();
  if (person?.user.organizationId) return <Navigate to={addresses.branding} replace />;
  return (
    <Page>
      <div className={styles.columns}>
        <Stack gap={24}>
          <PageTitle below={`${usualTrialDays} days free for your company. No card needed.`}>
            Start a trial
          </PageTitle>
          <Panel title="Your company" padded>
            {person ? <OwnAccountForm user={person.user} /> : <TrialForm />}
          </Panel>
        </Stack>
        <aside className={styles.aside} aria-label="What you get">
          <ul className={styles.points}>
            <Point icon={IconBrush} title="Your branding">
              Your logo and colors on every page of a corporate site, checked for readability.
            </Point>
            <Point icon={IconMail} title="Your emails">
              Emails to your people carry your name, logo and colors.
            </Point>
            <Point icon={IconUsers} title="Your people">
              Invite trainers, receptionists and trainees. Your data stays within your company.
            </Point>
            <Point icon={IconLock} title="Your data stays yours">
              After the trial, you can still view and export everything for at least {keptDays} days.
            </Point>
          </ul>
        </aside>
      </div>
    </Page>
  );
}

interface PointProps {
  icon: typeof IconBrush;
  title: string;
  children: React.ReactNode;
}

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li className={styles.point}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <b className={text.h5}>{title}</b>
        <p className={text.muted}>{children}</p>
      </div>
    </li>
  );
}
