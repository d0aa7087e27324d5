import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { Stack } from '../../../../ui/page.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import type { PaperSections } from '../../paper-sections.ts';

interface PaperPartProps {
  competition: CompetitionReply;
  papers: PaperSections;
  part: 'questions' | 'waivers';
}

const choices = [
  { value: 'competition', label: 'Athletes' },
  { value: 'volunteers', label: 'Volunteers' },
] as const;
type Kind = (typeof choices)[number]['value'];

/** Waivers of athletes or of volunteers, or the questions to athletes. */
export function PaperPart({ competition: { id, zone }, papers, part }: PaperPartProps) {
  const [params, change] = useAddressParams();
  const kind: Kind = part === 'waivers' && params.get('for') === 'volunteers' ? 'volunteers' : 'competition';
  const subject: PaperSubjectName = { subjectKind: kind, subjectId: id };
  const { Section } = papers[part];
  return (
    <Stack gap={16}>
      {part === 'waivers' && (
        <SegmentedControl
          label="Signed by"
          choices={choices}
          value={kind}
          onChange={(next: Kind) =>
            change(
              (now) => {
                const left = new URLSearchParams(now);
                left.delete('waiver');
                if (next === 'volunteers') left.set('for', next);
                else left.delete('for');
                return left;
              },
              { replace: true },
            )
          }
        />
      )}
      <Section key={kind} subject={subject} zone={zone} />
    </Stack>
  );
}
