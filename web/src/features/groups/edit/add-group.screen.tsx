import { type GroupReply, newGroup } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { EditScreen } from './edit-screen.tsx';
import { ImageField } from './image-choice.tsx';
import { InsideFields } from './inside-fields.tsx';
import { useGroupForm } from './use-group-form.ts';

/** Creates a group, alone or in a community (`?community=`); with `?id=` edits one. */
export function AddGroupScreen() {
  return <EditScreen noun="group">{(group) => <GroupForm key={group?.id} group={group} />}</EditScreen>;
}

function GroupForm({ group }: { group: GroupReply | undefined }) {
  const navigate = useNavigate();
  const { form, image, isNew, rest } = useGroupForm({
    type: 'group',
    group,
    facts: {},
    schema: newGroup,
    texts: {},
    onDone: ({ id }) => navigate(urlOf('allGroups', {}, { group: id })),
  });
  return (
    <Panel padded>
      <Form
        {...rest}
        action={group ? 'Save group' : 'Create group'}
        beside={<ButtonLink to={urlOf('allGroups', {}, group ? { group: group.id } : {})}>Cancel</ButtonLink>}
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
          <InsideFields isNew={isNew} form={form} />
          <ImageField choice={image} />
        </FormBody>
      </Form>
    </Panel>
  );
}
