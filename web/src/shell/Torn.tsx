import { Component, type ReactNode } from 'react';
import { useSay } from '../words/speech.ts';

interface Props {
  readonly children: ReactNode;
}

/** Catches what breaks while drawing, and says a kind sentence instead of nothing. */
export class Torn extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <main className="shell-middle">
      <h1>{say('app.broken')}</h1>
      <p className="shell-row">
        <button type="button" className="btn gold" onClick={() => location.reload()}>
          {say('app.again')}
        </button>
        <a className="btn" href="/">
          {say('app.home')}
        </a>
      </p>
    </main>
  );
}
