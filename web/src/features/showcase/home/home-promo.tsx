import type { PromoReply } from '@chalkline/contract/showcase/promo.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePromo } from '../../../platform/promo.ts';
import { PromoBanner } from '../../../ui/promo-banner.tsx';
import { showcaseQueries } from '../showcase.queries.ts';

/** The line above the home screen, until it is closed for a day. */
export function HomePromo() {
  const { data: promo } = useQuery(showcaseQueries.promo());
  const { open, close } = usePromo();
  return promo && open ? <PromoLine promo={promo} onClose={close} /> : null;
}

export function PromoLine({ promo, onClose }: { promo: PromoReply; onClose: () => void }) {
  const { words, link, linkLabel } = promo;
  return (
    <PromoBanner onClose={onClose}>
      {words} {link !== null && <PromoLink link={link}>{linkLabel}</PromoLink>}
    </PromoBanner>
  );
}

function PromoLink({ link, children }: { link: string; children: React.ReactNode }) {
  if (link.startsWith('/')) return <Link to={link}>{children}</Link>;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
