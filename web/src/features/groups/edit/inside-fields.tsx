import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { type GroupVisibility, groupVisibilities } from '@chalkline/contract/groups/group-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { useSession } from '../../../platform/session.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { ownOrganizationHint, visibilityHints, visibilityLabels } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';

/** In which community, and who sees it. */
export interface Inside {
  readonly communityId: string;
  readonly visibility: GroupVisibility;
}

/** What a form begins with: a new one is put into the community of `?community=`. */
export function useInside(group: GroupReply | undefined): Inside {
  const [params] = useSearchParams();
  const communityId = group ? (group.community?.id ?? '') : (params.get('community') ?? '');
  return { communityId, visibility: group?.visibility ?? (communityId ? 'community' : 'public') };
}

interface InsideForm {
  readonly values: Inside;
  readonly errors: Readonly<Record<string, React.ReactNode>>;
  readonly setValues: (values: Partial<Inside>) => void;
}

interface InsideFieldsProps {
  isNew: boolean;
  form: InsideForm;
  /** For people outside of the organization too. */
  isOpen?: boolean;
}

/** The community is chosen once; the visibility can be changed. */
export function InsideFields({ isNew, form, isOpen = false }: InsideFieldsProps) {
  const { communityId, visibility } = form.values;
  const organizationId = useSession()?.user.organizationId ?? null;
  const isForOwn = organizationId !== null && communityId === '' && visibility === 'public' && !isOpen;
  const choices = groupVisibilities.filter((one) => one !== 'community' || communityId !== '');
  return (
    <>
      {isNew && (
        <CommunityField
          value={communityId}
          onChange={(id) =>
            form.setValues({
              communityId: id,
              ...(id === '' && visibility === 'community' && { visibility: 'public' as const }),
            })
          }
        />
      )}
      <SelectField
        id="visibility"
        label="Visibility"
        hint={isForOwn ? ownOrganizationHint : visibilityHints[visibility]}
        error={form.errors.visibility}
        choices={choices.map((value) => ({ value, label: visibilityLabels[value] }))}
        value={visibility}
        onChange={(value) => form.setValues({ visibility: value })}
      />
    </>
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
      hint="Never open to more people than the community is."
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
