import { pageTexts } from '@chalkline/contract/page-texts.ts';
import { type HelpTopic, helpTopics } from '@chalkline/contract/showcase/help-topics.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconMail } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import look from '../../../ui/text.module.css';
import { PageTitle, SectionTitle } from '../../../ui/titles.tsx';
import unseen from '../../../ui/visually-hidden.module.css';
import { findAnswers } from './find-answers.ts';
import styles from './help.module.css';
import { HelpQuestion } from './help-question.tsx';

/** `/help-center`: what people ask, searched as they type, each answer with an address of its own. */
export function HelpScreen() {
  const [params] = useSearchParams();
  const [text, setText] = useSearchText('search');
  const searched = params.get('search') ?? '';
  const found = findAnswers(helpTopics, searched);
  return (
    <Page className={styles.page ?? ''}>
      <Stack gap={24}>
        <PageTitle
          below="Search, or browse by topic."
          actions={
            <ButtonLink to={urlOf('contact')} icon={<IconMail size={18} stroke={1.75} aria-hidden="true" />}>
              {pageTexts.contact.title}
            </ButtonLink>
          }
        >
          {pageTexts.helpCenter.title}
        </PageTitle>
        <SearchField
          label="Questions"
          placeholder="Ties, fees, missing code"
          value={text}
          onChange={setText}
        />
        <p className={unseen.hidden} role="status">
          {searched && countLabel(found)}
        </p>
        {found.map((topic) => (
          <section key={topic.id} aria-label={topic.title}>
            <SectionTitle count={topic.answers.length}>{topic.title}</SectionTitle>
            <Panel className={styles.answers}>
              {topic.answers.map((answer) => (
                <HelpQuestion key={answer.id} answer={answer} />
              ))}
            </Panel>
          </section>
        ))}
        {found.length === 0 && <NothingFound searched={searched} />}
        <p>
          <Link className={look.link} to={urlOf('oldHome')}>
            New here? See what this site is for
          </Link>
        </p>
      </Stack>
    </Page>
  );
}

function countLabel(found: readonly HelpTopic[]): string {
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  return count === 1 ? '1 answer' : `${count} answers`;
}

function NothingFound({ searched }: { searched: string }) {
  return (
    <Panel>
      <EmptyState
        title={`No results for “${searched}”`}
        action={
          <ButtonLink size={32} to={urlOf('contact')}>
            Send a message
          </ButtonLink>
        }
      >
        Try different words, or send us a message.
      </EmptyState>
    </Panel>
  );
}
