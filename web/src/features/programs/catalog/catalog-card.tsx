import { urlOf } from '@chalkline/contract/urls.ts';
import { ProgramCard } from '../program-card.tsx';
import type { ProgramSummary } from '../program-text.ts';
import { useSubscribe } from './use-subscribe.ts';

/** A program in a list, which leads to its page and is bought from here. */
export function CatalogCard({ program }: { program: ProgramSummary }) {
  const { subscribe } = useSubscribe(program.id);
  return (
    <ProgramCard program={program} to={urlOf('sharedProgram', { id: program.id })} onSubscribe={subscribe} />
  );
}
