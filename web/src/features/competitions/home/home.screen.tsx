import type { ReactNode } from 'react';
import { CompetitionList } from './competition-list.tsx';
import { HomeHero } from './home-hero.tsx';

/** `/` and every unknown address: what is featured and live, then all published competitions. */
export function HomeScreen({ featured }: { featured?: ReactNode }) {
  return (
    <>
      <HomeHero>{featured}</HomeHero>
      <CompetitionList />
    </>
  );
}
