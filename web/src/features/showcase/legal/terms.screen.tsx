import { pageTexts } from '@chalkline/contract/page-texts.ts';
import { site } from '../../../platform/site.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-text.ts';

/** `/terms`: what athletes, organizers and the site can expect of one another. */
export function TermsScreen() {
  return (
    <LegalPage
      title={pageTexts.terms.title}
      below={`What you can expect from ${site.productName}, and what we expect from you.`}
      sections={termsSections}
      replacedBy={site.links.terms}
    />
  );
}
