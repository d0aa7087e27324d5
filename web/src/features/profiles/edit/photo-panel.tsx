import type { ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import styles from './edit.module.css';
import { useProfileSaved } from './use-profile-saved.ts';

/** The photo, or the square with initials that stands in for it. Choosing a file is saving it. */
export function PhotoPanel({ profile }: { profile: ProfileReply }) {
  const saved = useProfileSaved();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(photo: () => Promise<string | null>, words: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const body = { photo: await photo() };
      saved((await call(changeProfile, { body })).data);
      addToast({ kind: 'success', title: words });
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  function choose(file: File | null): void {
    if (file === null) return;
    if (file.size > imageLimits.bytes) {
      setRefusal('This file is larger than 15 MB. Choose a smaller one.');
      return;
    }
    void save(
      async () => (await call(uploadImage, { body: {} }, { files: { file } })).data.id,
      'Photo saved',
    );
  }

  return (
    <Panel title="Photo" padded>
      <div className={styles.photo}>
        <Avatar
          name={profile.name}
          id={profile.id}
          picture={profile.photo && imageAddress(profile.photo)}
          size={96}
        />
        <div className={styles.buttons}>
          <FileField
            label={profile.photo ? 'Replace photo' : 'Add photo'}
            wanted="JPEG, PNG, WebP, GIF or AVIF, up to 15 MB"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            file={null}
            onChange={choose}
            disabled={busy}
            hint={busy ? 'Saving your photo…' : 'Visible to everyone who can see your profile.'}
            error={refusal}
          />
          {profile.photo && (
            <Row>
              <Button size={32} busy={busy} onClick={() => void save(async () => null, 'Photo removed')}>
                Remove photo
              </Button>
            </Row>
          )}
        </div>
      </div>
    </Panel>
  );
}
