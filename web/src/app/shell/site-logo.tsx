import { addresses } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useBrand } from '../../platform/brand.ts';
import { site } from '../../platform/site.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './site-logo.module.css';

/** In the header it leads to the main site where there is one (seed §2), in the footer always home. */
export function SiteLogo({ alwaysHome = false }: { alwaysHome?: boolean }) {
  const brand = useBrand();
  const logo = <Logo name={brand?.name ?? site.productName} picture={brand?.logo ?? undefined} />;
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
