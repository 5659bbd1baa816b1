// A planted defect: a node that does not ask whether its session is still the one that holds its locks.
import { Session } from '../../src/stores/postgres/session.ts';

const open = Session.prototype.open;
Session.prototype.open = function (this: Session) {
  Object.assign(this, { fenced: false });
  return open.call(this);
};
await import('../process.ts');
