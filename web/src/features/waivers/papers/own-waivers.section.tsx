import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '../../../ui/page.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import { WaiverPanel } from './waiver-panel.tsx';

/** What a gym asks its people to sign, and what they have signed; nothing where it asks for nothing. */
export function OwnWaiversSection({ subject }: { subject: PaperSubjectName }) {
  const { data: papers } = useQuery(waiverQueries.list(subject));
  const asked = papers?.waivers.filter(({ isActive }) => isActive) ?? [];
  if (!papers || asked.length === 0) return null;
  return (
    <section aria-label="Waivers">
      <Stack gap={12}>
        <SectionTitle>Waivers</SectionTitle>
        {asked.map((waiver) => (
          <WaiverPanel key={waiver.id} waiver={waiver} papers={papers} />
        ))}
      </Stack>
    </section>
  );
}
