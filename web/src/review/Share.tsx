import { Icon, Sheet, saveDots, savePicture } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../ending/save-file.ts';
import { Verified } from '../ending/Verified.tsx';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Problem } from '../shell/Problem.tsx';
import { LinkToShare } from '../wait/LinkToShare.tsx';
import { useOrigin } from '../wait/links.ts';
import { useLang, useSay } from '../words/speech.ts';
import type { ReviewedMatch } from './match.ts';
import { cardSvg } from './picture.ts';

interface ShareProps {
  readonly match: ReviewedMatch;
  readonly moment: number;
  close(): void;
}

/** The link to this moment, the file, and whether the luck holds. */
export function Share({ match, moment, close }: ShareProps) {
  const say = useSay();
  const { file, kit, link } = match;
  return (
    <Sheet open title={say('review.share.title')} onClose={close}>
      <div className="review-share">
        {link === null ? <p>{say('review.share.device')}</p> : <SharedLink match={match} link={link} moment={moment} />}
        <SavePicture match={match} />
        <button type="button" className="btn" onClick={() => saveFile(file)}>
          <Icon name="copy" size={18} />
          {say('review.share.file')}
        </button>
        <Verified kit={kit} feed={{ recorded: true, file: async () => file }} />
      </div>
    </Sheet>
  );
}

/** The card that previews of the link show, to be kept: in dots, or as a drawing. */
function SavePicture({ match }: Pick<ShareProps, 'match'>) {
  const say = useSay();
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  const save = async (keep: (svg: string, name: string) => unknown) => {
    const svg = await cardSvg(match, lang).catch(() => null);
    setFailed(svg === null);
    if (svg !== null) await keep(svg, `${match.file.head.game}-${match.file.head.id.slice(0, 8)}`);
  };
  return (
    <>
      <div className="review-picture">
        <button type="button" className="btn" onClick={() => void save(saveDots)}>
          <Icon name="copy" size={18} />
          {say('review.share.picture', { kind: 'PNG' })}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={say('review.share.picture', { kind: 'SVG' })}
          onClick={() => void save(savePicture)}
        >
          SVG
        </button>
      </div>
      {failed && <p role="status">{say('review.share.picture.none')}</p>}
    </>
  );
}

interface SharedLinkProps {
  readonly match: ReviewedMatch;
  readonly link: string;
  readonly moment: number;
}

function SharedLink({ match: { kit, own }, link, moment }: SharedLinkProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { origin } = useOrigin();
  const shut = async () => {
    const reply = await api.closeReview(link);
    if (reply.ok) go('/');
    else setProblem(trouble(reply.trouble.code));
  };
  return (
    <>
      <p>{say('review.share.text')}</p>
      {origin !== null && (
        <LinkToShare
          url={`${origin}/m/${link}#${moment}`}
          label={say('review.share.link')}
          about={{ title: say('review.title', { game: kit.room.title }) }}
        />
      )}
      {own.length > 0 && (
        <p className="review-shut">
          <button type="button" className="btn" onClick={() => void shut()}>
            {say('review.close')}
          </button>
          <small>{say('review.close.why')}</small>
        </p>
      )}
      <Problem problem={problem} />
    </>
  );
}
