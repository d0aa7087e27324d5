import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useSession } from '../../../platform/session.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import type { Inside } from '../../groups/edit/inside-fields.tsx';

interface OpenFieldProps {
  group: GroupReply | undefined;
  form: {
    readonly values: Inside & { readonly is_open: boolean };
    readonly setFieldValue: (name: 'is_open', value: boolean) => void;
  };
}

/** Whether a public event of an organization is for everyone. In a community it is never wider than that. */
export function OpenField({ group, form: { values, setFieldValue } }: OpenFieldProps) {
  const organizationId = useSession()?.user.organizationId ?? null;
  const isOfOne = group ? group.isOpen !== null : organizationId !== null;
  if (!isOfOne || values.communityId !== '' || values.visibility !== 'public') return null;
  return (
    <Checkbox
      label="Open to people outside your organization"
      hint="Anyone can find this event and get tickets. Otherwise, only people in your organization can."
      checked={values.is_open}
      onChange={(change) => setFieldValue('is_open', change.currentTarget.checked)}
    />
  );
}
