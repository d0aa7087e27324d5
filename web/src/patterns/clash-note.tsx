import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import type { PatchForm } from './use-patch-form.ts';

/** Above the fields: what was changed elsewhere while this form was open, and the choice between the two. */
export function ClashNote({ clash, takeTheirs }: Pick<PatchForm<object>, 'clash' | 'takeTheirs'>) {
  if (clash === null) return null;
  return (
    <Note tone="warn" announced>
      <b>Someone else, or you in another tab, changed this.</b>{' '}
      {clash.length > 0
        ? `You both changed: ${clash.join(', ')}. Save again to keep your version.`
        : 'Their changes now appear next to yours. Check them and save again.'}
      <Button variant="text" size={32} onClick={takeTheirs}>
        Use theirs
      </Button>
    </Note>
  );
}
