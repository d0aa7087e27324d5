import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { site } from '../../platform/site.ts';
import text from '../../ui/text.module.css';
import styles from './form.module.css';

/** Beside the form, so that nothing typed into it is lost. */
const besides = { className: text.link, target: '_blank', rel: 'noreferrer' } as const;

/** What one agrees to: the installation's own pages, or the product's. */
export function LegalLine({ doing = 'registering' }: { doing?: string }) {
  return (
    <p className={styles.after}>
      By {doing}, you agree to the <LegalLink page="terms">terms</LegalLink> and the{' '}
      <LegalLink page="privacy">privacy notice</LegalLink>.
    </p>
  );
}

function LegalLink({ page, children }: { page: 'terms' | 'privacy'; children: string }) {
  const outside = site.links[page];
  return outside === null ? (
    <Link {...besides} to={urlOf(page)}>
      {children}
    </Link>
  ) : (
    <a {...besides} href={outside}>
      {children}
    </a>
  );
}
