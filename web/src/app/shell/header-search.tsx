import { urlOf } from '@chalkline/contract/urls.ts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { openItems } from '../navigation.ts';

/** Leads to the search over everything, by Ctrl+K too; nothing where a visitor may not search. */
export function HeaderSearch() {
  const isOpen =
    openItems([{ label: 'Search', screen: 'search' }], useKnownAddresses(), useSession()).length > 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void navigate(urlOf('search'));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen, navigate]);
  return (
    isOpen && <IconLink label="Search" to={urlOf('search')} icon={<IconSearch size={20} stroke={1.75} />} />
  );
}
