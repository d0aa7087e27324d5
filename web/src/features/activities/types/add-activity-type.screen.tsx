import { createActivityType, editActivityType } from '@chalkline/contract/activities/activities.endpoints.ts';
import {
  type ActivityTypeReply,
  newActivityType,
} from '@chalkline/contract/activities/activity-type.schema.ts';
import {
  type ActivityIcon,
  type ActivityUnit,
  activityIcons,
  activityUnits,
} from '@chalkline/contract/groups/activity-type.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import { activityQueries } from '../activities.queries.ts';
import { unitLabels } from '../results/activity-texts.ts';
import { AmountField } from '../results/amount-field.tsx';
import { iconLabels } from './type-icon.tsx';

/** Adds a type of activity; with `?id=` edits one. */
export function AddActivityTypeScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>{id === null ? 'Add an activity type' : 'Edit activity type'}</PageTitle>
        {id === null ? <TypeForm /> : <Edited id={id} />}
      </Stack>
    </Page>
  );
}

function Edited({ id }: { id: string }) {
  const query = useQuery(activityQueries.type(id));
  return (
    <Loaded query={query} failed="Couldn’t load this type" skeleton={<SkeletonText lines={6} />} panel>
      {(type) => (
        <>
          <TypeForm key={`${type.id} ${type.retiredAt}`} type={type} />
          <RetirePanel type={type} />
        </>
      )}
    </Loaded>
  );
}

function TypeForm({ type }: { type?: ActivityTypeReply }) {
  const navigate = useNavigate();
  const { form, ...rest } = useCallForm({
    initial: {
      name: type?.name ?? '',
      icon: type?.icon ?? ('run' as ActivityIcon),
      unit: type?.unit ?? ('meters' as ActivityUnit),
      mets: type?.mets ?? null,
      ceiling: type?.ceiling ?? (null as number | null),
    },
    schema: newActivityType,
    texts: {
      name: { label: 'Name', wrong: 'Enter a name of up to 60 characters.' },
      icon: { label: 'Icon', wrong: 'Choose one from the list.' },
      unit: { label: 'Measures', wrong: 'Choose one from the list.' },
      mets: { label: 'METs', wrong: 'Enter a number from 0.5 to 25 with one decimal, or leave it empty.' },
      ceiling: { label: 'Most per result', wrong: 'Enter the most that one result can be.' },
    },
    send: (call, { unit, ...values }) => {
      const body = { ...values, ceiling: values.ceiling ?? 0 };
      return type
        ? call(editActivityType, { params: { typeId: type.id }, body })
        : call(createActivityType, { body: { ...body, unit } });
    },
    done: type ? 'Type saved' : 'Type added',
    invalidates: [groupQueries.all],
    onDone: () => navigate(urlOf('allActivityTypes')),
  });
  const { values, errors, setFieldValue, setValues, getInputProps } = form;
  return (
    <Panel padded>
      <Form
        {...rest}
        action={type ? 'Save type' : 'Add type'}
        beside={<ButtonLink to={urlOf('allActivityTypes')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...getInputProps('name')} />
          <FieldGrid>
            <SelectField
              id="icon"
              label="Icon"
              choices={activityIcons.map((value) => ({ value, label: iconLabels[value] }))}
              {...getInputProps('icon')}
            />
            {!type && (
              <SelectField
                id="unit"
                label="Measures"
                hint="It can’t be changed later."
                choices={activityUnits.map((value) => ({ value, label: unitLabels[value] }))}
                value={values.unit}
                onChange={(unit) => setValues({ unit, ceiling: null })}
              />
            )}
          </FieldGrid>
          <FieldGrid>
            <AmountField
              key={values.unit}
              id="ceiling"
              label="Most per result"
              unit={values.unit}
              error={errors.ceiling}
              value={values.ceiling}
              onChange={(ceiling) => setFieldValue('ceiling', ceiling)}
            />
            <NumberField
              id="mets"
              label="METs"
              optional
              decimals
              hint="Energy use as a multiple of resting."
              error={errors.mets}
              value={values.mets}
              onChange={(mets) => setFieldValue('mets', mets)}
            />
          </FieldGrid>
        </FormBody>
      </Form>
    </Panel>
  );
}

function RetirePanel({ type: { id, name, retiredAt } }: { type: ActivityTypeReply }) {
  const isRetired = retiredAt !== null;
  const { run, busy } = useAction({
    send: (call) => call(editActivityType, { params: { typeId: id }, body: { isRetired: !isRetired } }),
    done: isRetired ? `${name} is offered again` : `${name} retired`,
    failed: 'Couldn’t change the type',
    invalidates: [groupQueries.all],
  });
  return (
    <Panel title={isRetired ? 'Retired' : 'Retire it'} padded>
      <Stack gap={12}>
        <p>
          {isRetired
            ? 'It isn’t offered for new activities and challenges.'
            : 'It’s no longer offered for new activities and challenges. Those that use it stay as they are.'}
        </p>
        <Row>
          <Button busy={busy} onClick={() => run()}>
            {isRetired ? 'Offer again' : 'Retire'}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
