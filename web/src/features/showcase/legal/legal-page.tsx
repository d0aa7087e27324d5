import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle, SectionTitle } from '../../../ui/titles.tsx';
import styles from './legal-page.module.css';
import type { LegalSection } from './legal-section.ts';

interface LegalPageProps {
  title: string;
  below: string;
  sections: readonly LegalSection[];
  /** The installation's own page, which replaces this one. */
  replacedBy: string | null;
}

const updated = 'Last updated November 27, 2026';

/** Terms or privacy in plain words; only a link where the installation has a page of its own. */
export function LegalPage({ title, below, sections, replacedBy }: LegalPageProps) {
  return (
    <Page className={styles.page ?? ''}>
      <Stack gap={32}>
        <PageTitle above={replacedBy === null && updated} below={replacedBy === null && below}>
          {title}
        </PageTitle>
        {replacedBy === null ? (
          sections.map((section) => <Section key={section.id} section={section} />)
        ) : (
          <p>
            <a className={text.link} href={replacedBy} target="_blank" rel="noreferrer">
              {title} on our website <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
            </a>
          </p>
        )}
      </Stack>
    </Page>
  );
}

function Section({ section }: { section: LegalSection }) {
  const { id, title, points, paragraphs, next } = section;
  const known = useKnownAddresses();
  return (
    <section id={id} className={styles.section} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <div className={styles.words}>
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {next && known.has(addresses[next.screen]) && (
          <p>
            <Link className={text.link} to={urlOf(next.screen, {}, next.query)}>
              {next.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
