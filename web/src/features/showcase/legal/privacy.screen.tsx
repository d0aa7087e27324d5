import { pageTexts } from '@chalkline/contract/page-texts.ts';
import { site } from '../../../platform/site.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-text.ts';

/** `/privacy`: what is stored about people, why, how long, and who sees it. */
export function PrivacyScreen() {
  return (
    <LegalPage
      title={pageTexts.privacy.title}
      below="What’s stored about you, why, for how long, and how to export or delete it."
      sections={privacySections}
      replacedBy={site.links.privacy}
    />
  );
}
