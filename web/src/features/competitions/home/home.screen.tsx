import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CompetitionList } from './competition-list.tsx';
import { HomeHero } from './home-hero.tsx';
import { useFilters } from './use-filters.ts';

/**
 * `/` and every unknown address: what is featured and live, then all published competitions. On a phone what was searched
 * for comes first.
 */
export function HomeScreen({ featured }: { featured?: ReactNode }) {
  const { filters } = useFilters();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
  const hero = <HomeHero key="hero">{featured}</HomeHero>;
  const list = <CompetitionList key="list" />;
  return filters.search !== '' && !wide ? [list, hero] : [hero, list];
}
