import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPrinter } from '@tabler/icons-react';
import { ShareButton, ShareLinkButton } from '../../../../patterns/share/share-button.tsx';
import { useShareLink } from '../../../../platform/share-link.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { isPublic } from '../../is-public.ts';
import styles from './created.module.css';
import { Poster } from './poster.tsx';

/** The poster of the competition, to print and to share. */
export function PosterPanel({ competition }: { competition: CompetitionReply }) {
  const { id, name, state } = competition;
  const link = useShareLink('competition-detail', id);
  if (link === null) return null;
  const isDraft = state === 'draft';
  return (
    <div className={styles.share}>
      <Poster competition={competition} link={link} />
      {isDraft && <p className={text.hint}>Other people can open the link once you publish.</p>}
      <Row>
        <Button
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print poster
        </Button>
        {isPublic(competition) ? (
          <ShareButton name={name} segment="competition-detail" id={id} />
        ) : (
          <ShareLinkButton name={name} link={link} />
        )}
        <ButtonLink to={urlOf('competitionDetail', { id })}>{isDraft ? 'Preview' : 'Public page'}</ButtonLink>
      </Row>
    </div>
  );
}
