import type { LinkName } from '@chalkline/contract/site.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconDeviceMobileDown,
  IconExternalLink,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { addressOf, footerNavigation, openItems } from '../navigation.ts';
import styles from './footer.module.css';
import { SiteLogo } from './site-logo.tsx';

const papers: readonly ['terms' | 'privacy', string][] = [
  ['terms', 'Terms'],
  ['privacy', 'Privacy'],
];

const stores: readonly [LinkName, string, string][] = [
  ['playStore', 'Android', 'Google Play'],
  ['appStore', 'iPhone', 'App Store'],
];

const networks: readonly [LinkName, string, typeof IconBrandX][] = [
  ['facebook', 'Facebook', IconBrandFacebook],
  ['instagram', 'Instagram', IconBrandInstagram],
  ['youtube', 'YouTube', IconBrandYoutube],
  ['linkedin', 'LinkedIn', IconBrandLinkedin],
  ['x', 'X', IconBrandX],
];

/**
 * The ink foot of the page. External links that aren't configured are left out; terms and privacy are then pages of
 * our own.
 */
export function Footer() {
  const known = useKnownAddresses();
  const person = useSession();
  return (
    <footer className={styles.footer} data-on-frame="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <SiteLogo alwaysHome />
          <p>Competitions, events, communities, training and nutrition in one place.</p>
        </div>
        <nav className={styles.links} aria-label="Footer">
          {openItems(footerNavigation, known, person).map((item) => (
            <Link key={item.label} to={addressOf(item)}>
              {item.label}
            </Link>
          ))}
          {papers.map(([name, label]) => {
            const outside = site.links[name];
            return outside === null ? (
              <Link key={name} to={urlOf(name)}>
                {label}
              </Link>
            ) : (
              <a key={name} href={outside} target="_blank" rel="noreferrer">
                {label} <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
              </a>
            );
          })}
        </nav>
        <div className={styles.outside}>
          {configured(stores).map(([href, device, store]) => (
            <a key={store} href={href} className={styles.store} target="_blank" rel="noreferrer">
              <IconDeviceMobileDown size={22} stroke={1.75} aria-hidden="true" />
              <span>
                <small>{device}</small>
                {store}
              </span>
            </a>
          ))}
          <div className={styles.networks}>
            {configured(networks).map(([href, label, Icon]) => (
              <a
                key={label}
                href={href}
                className={styles.network}
                aria-label={label}
                target="_blank"
                rel="noreferrer"
              >
                <Icon size={20} stroke={1.75} aria-hidden="true" />
              </a>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The configured links, with their URLs. */
function configured<Rest extends unknown[]>(links: readonly [LinkName, ...Rest][]): [string, ...Rest][] {
  return links.flatMap(([name, ...rest]) => {
    const address = site.links[name];
    return address ? [[address, ...rest] as [string, ...Rest]] : [];
  });
}
