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
              A person reads it and answers by e-mail. Many questions are answered in the{' '}
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
          <b>We have your message.</b>{' '}
          {sent.mailed ? `A receipt is on its way to ${sent.email}.` : `We answer to ${sent.email}.`}
        </Note>
        <Row>
          <ButtonLink variant="main" to={urlOf('home')}>
            See the competitions
          </ButtonLink>
          <Button onClick={onMore}>Write another</Button>
        </Row>
      </Stack>
    </Panel>
  );
}
