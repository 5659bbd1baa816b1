export { Contracts, type ContractsProps } from './Contracts.tsx';
export { waitingProposals } from './order.ts';
