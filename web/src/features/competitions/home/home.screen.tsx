import { CompetitionList } from './competition-list.tsx';
import { HomeHero } from './home-hero.tsx';

/** `/` and every unknown address: what is live, then all published competitions. */
export function HomeScreen() {
  return (
    <>
      <HomeHero />
      <CompetitionList />
    </>
  );
}
