import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { groupLengths, newCommunity } from '@chalkline/contract/groups/group.schema.ts';
import { communityCategories, communityVisibilities } from '@chalkline/contract/groups/group-kinds.ts';
import { createCommunity, editCommunity } from '@chalkline/contract/groups/groups.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { addressOf, categoryLabels, visibilityHint, visibilityLabels } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { EditScreen } from './edit-screen.tsx';
import { ImageField, useImageChoice } from './image-choice.tsx';

/** Creates a community; with `?id=` edits one. */
export function AddCommunityScreen() {
  return (
    <EditScreen noun="community">
      {(community) => <CommunityForm key={community?.id} community={community} />}
    </EditScreen>
  );
}

function CommunityForm({ community }: { community: GroupReply | undefined }) {
  const navigate = useNavigate();
  const image = useImageChoice(community);
  const inOrganization = useSession()?.user.organizationId != null;
  const isOpen = community ? community.isOpen : inOrganization ? false : null;
  // As it was when the form opened: read again meanwhile, it may hold changes that this form doesn't show.
  const [version] = useState(community?.version ?? 0);
  const { form, ...rest } = useCallForm({
    initial: initialOf(community),
    schema: newCommunity,
    texts: {
      name: { label: 'Name', wrong: `Enter a name of up to ${groupLengths.name} characters.` },
      description: {
        label: 'Description',
        wrong: `Enter at most ${groupLengths.description} characters.`,
      },
      category: { label: 'Category', wrong: 'Choose one from the list.' },
      visibility: { label: 'Visibility', wrong: 'Choose one from the list.' },
      image: { label: 'Cover image', wrong: 'Choose a smaller image.' },
    },
    also: (): Record<string, string> => (image.isTooLarge ? { image: 'Choose a smaller image.' } : {}),
    send: async (call, values) => {
      const body = { ...values, ...(await image.send(call)) };
      if (!community) return call(createCommunity, { body });
      return call(editCommunity, { body: { ...body, community_id: community.id, version } });
    },
    done: community ? 'Community saved' : 'Community created',
    invalidates: [groupQueries.all],
    onDone: (saved) => navigate(addressOf(saved)),
  });
  return (
    <Panel padded>
      <Form
        {...rest}
        action={community ? 'Save community' : 'Create community'}
        beside={<ButtonLink to={community ? addressOf(community) : urlOf('communities')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...form.getInputProps('name')} />
          <TextArea
            id="description"
            label="Description"
            optional
            rows={4}
            {...form.getInputProps('description')}
          />
          <SelectField
            id="category"
            label="Category"
            choices={communityCategories.map((value) => ({ value, label: categoryLabels[value] }))}
            {...form.getInputProps('category')}
          />
          <SelectField
            id="visibility"
            label="Visibility"
            hint={visibilityHint({ visibility: form.values.visibility, isOpen })}
            choices={communityVisibilities.map((value) => ({ value, label: visibilityLabels[value] }))}
            {...form.getInputProps('visibility')}
          />
          <ImageField choice={image} />
        </FormBody>
      </Form>
    </Panel>
  );
}

function initialOf(community: GroupReply | undefined) {
  const visibility = communityVisibilities.find((one) => one === community?.visibility) ?? 'public';
  return {
    name: community?.name ?? '',
    description: community?.description ?? '',
    category: community?.category ?? 'functional_fitness',
    visibility,
  };
}
