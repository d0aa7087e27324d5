import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Deeds } from '../../../ui/deeds.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface LineDeedsProps {
  name: string;
  onChange: () => void;
  /** Left out where it cannot go. */
  onDelete: (() => void) | undefined;
}

/** What can be done with a line of a list of settings. */
export function LineDeeds({ name, onChange, onDelete }: LineDeedsProps) {
  return (
    <Deeds>
      <IconButton
        size={32}
        label={`Change ${name}`}
        icon={<IconPencil size={18} stroke={1.75} />}
        onClick={onChange}
      />
      {onDelete && (
        <IconButton
          size={32}
          label={`Delete ${name}`}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={onDelete}
        />
      )}
    </Deeds>
  );
}
