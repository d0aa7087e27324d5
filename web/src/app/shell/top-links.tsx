import type { AddressName } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { addressOf, type NavigationItem, openItems, topNavigation } from '../navigation.ts';
import { FitnessProgramsLink } from './fitness-programs-link.tsx';

interface TopLinksProps {
  section: AddressName | undefined;
  className: string | undefined;
  onChoose?: () => void;
}

/** The external Fitness Programs link comes before this one. */
const partners = topNavigation.findIndex(({ screen }) => screen === 'partners');

/** The top navigation, in the header and in a phone's menu. */
export function TopLinks({ section, className, onChoose }: TopLinksProps) {
  const items = openItems(topNavigation, useKnownAddresses(), useSession());
  const link = (item: NavigationItem) => (
    <Link
      key={item.label}
      to={addressOf(item)}
      className={className}
      aria-current={item.screen === section ? 'page' : undefined}
      onClick={onChoose}
    >
      {item.label}
    </Link>
  );
  return (
    <>
      {items.filter((item) => topNavigation.indexOf(item) < partners).map(link)}
      <FitnessProgramsLink className={className} />
      {items.filter((item) => topNavigation.indexOf(item) >= partners).map(link)}
    </>
  );
}
