interface HeadingProps {
  readonly id: string;
  readonly title: string;
  /** A word beside it; it may change while one looks. */
  readonly aside?: string | null;
}

/** The heading of a part of the first page, with a rule to its end. A jump within the page may lead to it. */
export function Heading({ id, title, aside = null }: HeadingProps) {
  return (
    <div className="home-heading">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {aside !== null && <p>{aside}</p>}
    </div>
  );
}
