import { type GroupReply, groupLengths, newGroup } from '@chalkline/contract/groups/group.schema.ts';
import { type GroupVisibility, groupVisibilities } from '@chalkline/contract/groups/group-kinds.ts';
import { createGroup, editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import { visibilityHints, visibilityLabels } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { ImageField, useImageChoice } from './image-choice.tsx';
import { NotYours } from './not-yours.tsx';

/** Creates a group, alone or in a community (`?community=`); with `?id=` edits one. */
export function AddGroupScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Page width="form">
      {id === null ? (
        <Stack gap={24}>
          <PageTitle>Create a group</PageTitle>
          <GroupForm communityId={params.get('community') ?? ''} />
        </Stack>
      ) : (
        <Edited id={id} />
      )}
    </Page>
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(groupQueries.group(id));
  if (error && !data) {
    return <GroupMissing isPage failure={error} what="This group" onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <Stack gap={24}>
      <PageTitle>Edit group</PageTitle>
      {!data ? (
        <SkeletonText lines={6} />
      ) : data.can.edit && data.archivedAt === null ? (
        <GroupForm key={data.id} group={data} communityId={data.community?.id ?? ''} />
      ) : (
        <NotYours group={data} />
      )}
    </Stack>
  );
}

function GroupForm({ group, communityId }: { group?: GroupReply; communityId: string }) {
  const navigate = useNavigate();
  const image = useImageChoice(group);
  const { form, ...rest } = useCallForm({
    initial: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      visibility: group?.visibility ?? ((communityId ? 'community' : 'public') as GroupVisibility),
      communityId,
    },
    schema: newGroup,
    texts: {
      name: { label: 'Name', wrong: `Enter a name of up to ${groupLengths.name} characters.` },
      description: {
        label: 'Description',
        wrong: `Enter at most ${groupLengths.description} characters.`,
      },
      visibility: { label: 'Visibility', wrong: 'Choose one from the list.' },
      image: { label: 'Cover image', wrong: 'Choose a smaller image.' },
    },
    also: (): Record<string, string> => (image.isTooLarge ? { image: 'Choose a smaller image.' } : {}),
    send: async (call, { communityId: inside, ...values }) => {
      const body = { ...values, ...(await image.send(call)) };
      if (group) return call(editGroup, { body: { ...body, group_id: group.id, version: group.version } });
      return call(createGroup, { body: { ...body, ...(inside && { community_id: inside }) } });
    },
    done: group ? 'Group saved' : 'Group created',
    invalidates: [groupQueries.all],
    onDone: ({ id }) => navigate(urlOf('allGroups', {}, { group: id })),
  });
  const { values, getInputProps, setFieldValue } = form;
  const choices = groupVisibilities.filter((one) => one !== 'community' || values.communityId !== '');
  return (
    <Panel padded>
      <Form
        {...rest}
        action={group ? 'Save group' : 'Create group'}
        beside={<ButtonLink to={urlOf('allGroups', {}, group ? { group: group.id } : {})}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...getInputProps('name')} />
          <TextArea
            id="description"
            label="Description"
            optional
            rows={4}
            {...getInputProps('description')}
          />
          {!group && (
            <CommunityField
              value={values.communityId}
              onChange={(id) => {
                setFieldValue('communityId', id);
                if (id === '' && values.visibility === 'community') setFieldValue('visibility', 'public');
              }}
            />
          )}
          <SelectField
            id="visibility"
            label="Visibility"
            hint={visibilityHints[values.visibility]}
            choices={choices.map((value) => ({ value, label: visibilityLabels[value] }))}
            {...getInputProps('visibility')}
          />
          <ImageField choice={image} />
        </FormBody>
      </Form>
    </Panel>
  );
}

/** The communities that the person may add groups to. */
function CommunityField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const rows = usePagedRows(groupQueries.communities({ mine: true })) ?? [];
  const { data: named } = useQuery({ ...groupQueries.community(value), enabled: value !== '' });
  const open = rows.filter(({ can }) => can.addGroups).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = value === '' || open.some((choice) => choice.value === value);
  return (
    <SelectField
      id="communityId"
      label="Community"
      optional
      hint="A group is never open to more people than its community."
      choices={[
        { value: '', label: 'No community' },
        ...open,
        ...(isListed || !named ? [] : [{ value, label: named.name }]),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
