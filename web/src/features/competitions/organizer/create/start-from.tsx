import type { MyCompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { useId } from 'react';
import { usePagedRows } from '../../../../patterns/paged-list.tsx';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { daysText } from '../../days.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { type CompetitionTemplate, competitionTemplates } from './templates.ts';

/** What a new competition starts from. */
export type Start =
  | { readonly from: 'nothing' }
  | { readonly from: 'template'; readonly template: CompetitionTemplate }
  | { readonly from: 'copy'; readonly original: MyCompetitionCard | null };

interface StartFromProps {
  value: Start;
  onChange: (start: Start) => void;
}

/** Starts from scratch, from a template or from an earlier competition. */
export function StartFrom({ value, onChange }: StartFromProps) {
  const name = useId();
  const earlier = usePagedRows(organizerQueries.mine()) ?? [];
  const chosen = value.from === 'template' ? value.template.key : value.from;
  return (
    <Panel title="Start from" padded>
      <ChoiceGroup legend="Start from" legendHidden>
        <Radio
          name={name}
          label="Scratch"
          hint="Add divisions, workouts and scoring step by step."
          checked={chosen === 'nothing'}
          onChange={() => onChange({ from: 'nothing' })}
        />
        {competitionTemplates.map((template) => (
          <Radio
            key={template.key}
            name={name}
            label={template.label}
            hint={template.sentence}
            checked={chosen === template.key}
            onChange={() => onChange({ from: 'template', template })}
          />
        ))}
        {earlier.length > 0 && (
          <Radio
            name={name}
            label="One of my competitions"
            hint="Copies divisions, workouts, rules, schedule and registration to the new dates, without athletes and scores."
            checked={chosen === 'copy'}
            onChange={() => onChange({ from: 'copy', original: earlier[0] ?? null })}
          />
        )}
      </ChoiceGroup>
      {value.from === 'copy' && (
        <SelectField
          id="original"
          label="Competition"
          searchable
          nothingFound="No matching competition"
          choices={earlier.map(({ id, name: title, startsOn, endsOn }) => ({
            value: id,
            label: title,
            hint: daysText(startsOn, endsOn),
          }))}
          value={value.original?.id ?? null}
          onChange={(id) =>
            onChange({ from: 'copy', original: earlier.find((card) => card.id === id) ?? null })
          }
        />
      )}
    </Panel>
  );
}
