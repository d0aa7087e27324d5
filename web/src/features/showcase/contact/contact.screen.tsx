import { pageTexts } from '@chalkline/contract/page-texts.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { ContactForm } from './contact-form.tsx';

interface Sent {
  readonly email: string;
  readonly mailed: boolean;
}

/** `/contact`: writes to those who run the site. */
export function ContactScreen() {
  const [sent, setSent] = useState<Sent | null>(null);
  const person = useSession()?.user;
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle
          below={
            <>
              We’ll reply by email. You may also find your answer in the{' '}
              <Link className={text.link} to={urlOf('helpCenter')}>
                FAQs
              </Link>{' '}
              already.
            </>
          }
        >
          {pageTexts.contact.title}
        </PageTitle>
        {sent ? (
          <SentNote sent={sent} onMore={() => setSent(null)} />
        ) : (
          // Another person is another form.
          <ContactForm key={person?.id ?? ''} person={person} onSent={setSent} />
        )}
      </Stack>
    </Page>
  );
}

function SentNote({ sent, onMore }: { sent: Sent; onMore: () => void }) {
  return (
    <Panel padded>
      <Stack gap={16}>
        <Note tone="good" announced>
          <b>Message sent.</b>{' '}
          {sent.mailed ? `We’ve emailed a confirmation to ${sent.email}.` : `We’ll reply to ${sent.email}.`}
        </Note>
        <Row>
          <ButtonLink variant="main" to={urlOf('home')}>
            Browse competitions
          </ButtonLink>
          <Button onClick={onMore}>Send another message</Button>
        </Row>
      </Stack>
    </Panel>
  );
}
