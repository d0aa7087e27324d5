import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import { newJudgeLinks } from '@chalkline/contract/competitions/judge-link.schema.ts';
import { createJudgeLinks } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { heatPlanQueries } from './heat-plan.queries.ts';

interface NewJudgeLinksModalProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
  onClose: () => void;
}

const texts = {
  floorId: { label: 'Floor', wrong: 'Choose a floor.' },
  lanes: { label: 'Lanes', wrong: 'Choose at least one lane.' },
  until: { label: 'Last day', wrong: 'Choose a day from today until the day after the competition.' },
};

/** A link for each chosen lane of a floor. */
export function NewJudgeLinksModal({ competition, floors, onClose }: NewJudgeLinksModalProps) {
  const lanesOf = (floorId: string) =>
    Array.from({ length: floors.find(({ id }) => id === floorId)?.lanes ?? 0 }, (_, index) => index + 1);
  const [first] = floors;
  const { form, ...rest } = useCallForm({
    initial: { floorId: first?.id ?? '', lanes: lanesOf(first?.id ?? ''), until: competition.endsOn },
    schema: newJudgeLinks,
    texts,
    send: (call, body) => call(createJudgeLinks, { params: { competitionId: competition.id }, body }),
    done: (links) => `${counted(links.length, ['link', 'links'])} created`,
    invalidates: [heatPlanQueries.judgeLinks(competition.id).queryKey],
    onDone: onClose,
  });
  const { floorId, lanes } = form.values;
  return (
    <FormModal {...rest} title="Create judge links" action="Create" onClose={onClose}>
      <SelectField
        id="floorId"
        label="Floor"
        choices={floors.map(({ id, name }) => ({ value: id, label: name }))}
        value={floorId}
        error={form.errors.floorId}
        onChange={(next) => form.setValues({ floorId: next, lanes: lanesOf(next) })}
      />
      <ChoiceGroup legend="Lanes" inline error={form.errors.lanes}>
        {lanesOf(floorId).map((lane) => (
          <Checkbox
            key={lane}
            label={String(lane)}
            checked={lanes.includes(lane)}
            onChange={({ target }) =>
              form.setFieldValue(
                'lanes',
                target.checked
                  ? [...lanes, lane].toSorted((one, other) => one - other)
                  : lanes.filter((other) => other !== lane),
              )
            }
          />
        ))}
      </ChoiceGroup>
      <TextField
        id="until"
        type="date"
        label="Last day"
        hint="The links end at midnight after it."
        {...form.getInputProps('until')}
      />
    </FormModal>
  );
}
