import { veiledFile } from '@orrery/kernel';
import { Icon, Sheet, saveDots, savePicture } from '@orrery/ui';
import type { OwnReview } from '@orrery/wire';
import { useEffect, useRef, useState } from 'react';
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
  /** Names were kept back from whoever opens its link, or are given again. */
  renamed?(): void;
  close(): void;
}

/** The link to this moment, the file, and whether the luck holds. */
export function Share({ match: opened, moment, renamed, close }: ShareProps) {
  const say = useSay();
  const { kit, link, own } = opened;
  const { veiled: isVeiledNow, yours, veil, problem } = useVeil(opened, renamed);
  const [shut, setShut] = useState(link !== null && closedHere.has(link));
  const veiled = isVeiledNow || (link !== null && closedHere.get(link) === true);
  const match = veiled ? { ...opened, file: veiledFile(opened.file) } : opened;
  const { file } = match;
  return (
    <Sheet open title={say('review.share.title')} onClose={close}>
      <div className="review-share">
        {link === null && <p>{say('review.share.device')}</p>}
        {link !== null && !shut && (
          <SharedLink
            match={match}
            link={link}
            moment={moment}
            closed={() => {
              closedHere.set(link, veiled);
              setShut(true);
            }}
          />
        )}
        {shut && <Closed />}
        {(link === null || (own.length > 0 && !shut)) && (
          <p className="review-veil">
            <label>
              <input type="checkbox" checked={yours} onChange={(event) => void veil(event.target.checked)} />
              {say('review.veil')}
            </label>
            <small>{say(link === null ? 'review.veil.why.here' : 'review.veil.why')}</small>
            {veiled && !yours && <small>{say('review.veil.others')}</small>}
          </p>
        )}
        <Problem problem={problem} />
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

/** Links that were closed on this page, which still shows what was behind them: were names kept back there? They still are. */
const closedHere = new Map<string, boolean>();

/** In the place of the button that was pressed. */
function Closed() {
  const say = useSay();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} tabIndex={-1}>
      {say('review.closed')}
    </p>
  );
}

/** Whether names are kept back: on this device as one likes, behind a link as long as anybody wants it who sat there. */
function useVeil({ link }: ReviewedMatch, renamed?: () => void) {
  const trouble = useTrouble();
  const [{ veiled, yours }, setVeil] = useState<Pick<OwnReview, 'veiled' | 'yours'>>({ veiled: false, yours: false });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    if (link !== null)
      void api.ownReview(link).then((found) => {
        if (!left && found.ok) setVeil(found.value);
      });
    return () => {
      left = true;
    };
  }, [link]);
  const veil = async (wanted: boolean) => {
    const reply = link === null ? null : await api.veilReview(link, wanted);
    setProblem(reply === null || reply.ok ? null : trouble(reply.trouble.code));
    if (reply?.ok === false) return;
    // Not before: who sees the mark may rely on it.
    setVeil(reply === null ? { veiled: wanted, yours: wanted } : reply.value);
    renamed?.();
  };
  return { veiled, yours, veil, problem };
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
        <button type="button" className="btn" onClick={() => void save(savePicture)}>
          <Icon name="copy" size={18} />
          {say('review.share.picture', { kind: 'SVG' })}
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
  closed(): void;
}

function SharedLink({ match: { kit, own }, link, moment, closed }: SharedLinkProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const { origin } = useOrigin();
  const shut = async () => {
    const reply = await api.closeReview(link);
    if (reply.ok) closed();
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
