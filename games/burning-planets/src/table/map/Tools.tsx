import { Icon, type IconName } from '@orrery/ui';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  /** Something is shown or not; absent: it opens a sheet. */
  readonly on?: boolean;
  /** A number in its corner. */
  readonly count?: number;
  press(): void;
}

/** What can be laid over the map, in a corner of it. */
export function Tools({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <div className="bp-tools bp-over">
      {tools.map(({ icon, label, on, count = 0, press }) => (
        <button
          key={icon}
          type="button"
          className="btn icon"
          {...(on === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': on })}
          aria-label={label}
          onClick={press}
        >
          <Icon name={icon} size={18} />
          {count > 0 && (
            <span className="bp-tool-count" aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
