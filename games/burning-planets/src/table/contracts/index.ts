export { Contracts } from './Contracts.tsx';
export { waitingProposals } from './order.ts';
