import { type ReactNode, useEffect } from 'react';
import { Header } from './Header.tsx';

/** A page with a title of its own: header, heading, content. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <div className="page">
      <Header />
      <main className="page-main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Orrery' : `${title} · Orrery`;
  }, [title]);
}
