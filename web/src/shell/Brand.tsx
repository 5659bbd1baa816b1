import { OrreryMark } from '@orrery/ui';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';

/** The house mark and name; on the first page the name is its heading. */
export function Brand({ heading = false }: { readonly heading?: boolean }) {
  const say = useSay();
  const Name = heading ? 'h1' : 'span';
  return (
    <Link href="/" className="brand">
      <OrreryMark />
      <Name className="brand-name">{say('app.name')}</Name>
      <span className="brand-motto">{say('app.motto')}</span>
    </Link>
  );
}
