import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { ShareButton } from '../../../../patterns/share/share-button.tsx';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { useShareLink } from '../../../../platform/share-link.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { isPublic } from '../../is-public.ts';
import styles from './created.module.css';

const QrCode = lazyPart(async () => (await import('../../../../ui/qr-code.tsx')).QrCode);

/** The link of the public page as text, as a picture and to share. */
export function LinkPanel({ competition }: { competition: CompetitionReply }) {
  const { id, name, state } = competition;
  const link = useShareLink('competition-detail', id);
  if (link === null) return null;
  return (
    <Panel title="Its link" padded>
      <p className={styles.link}>{link}</p>
      <p className={text.hint}>
        {state === 'draft' ? 'It opens for others once you publish.' : 'Put it on posters and into messages.'}
      </p>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton width={200} height={200} />}>
          <QrCode link={link} />
        </Suspense>
      </div>
      <Row>
        {isPublic(competition) && <ShareButton name={name} segment="competition-detail" id={id} />}
        <ButtonLink to={urlOf('competitionDetail', { id })}>
          {state === 'draft' ? 'Preview' : 'Public page'}
        </ButtonLink>
      </Row>
    </Panel>
  );
}
