import { addresses } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { session } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './site-logo.module.css';

/** In the header it leads to the main site where there is one (seed §2), in the footer always home. */
export function SiteLogo({ alwaysHome = false }: { alwaysHome?: boolean }) {
  const picture = site.corporateMode ? session.read('corporateLogo') : null;
  const logo = <Logo name={site.productName} picture={picture ?? undefined} />;
  const { mainSite } = site.links;
  if (mainSite && !alwaysHome) {
    return (
      <a href={mainSite} className={styles.logo}>
        {logo}
      </a>
    );
  }
  return (
    <Link to={addresses.home} className={styles.logo}>
      {logo}
    </Link>
  );
}
