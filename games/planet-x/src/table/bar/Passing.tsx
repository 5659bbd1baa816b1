import './passing.css';

/** What answers itself in a moment: a thin line that runs out. It runs for everyone alike, whatever they hold. */
export function Passing({ words }: { readonly words: string }) {
  return (
    <span className="px-passing">
      {words}
      <i aria-hidden="true" />
    </span>
  );
}
