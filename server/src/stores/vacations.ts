import type { Vacation } from '../vacations/vacation.ts';
import type { Job } from './store.ts';

/** The vacations of a person, as far as they still count, oldest first. */
export interface TakenVacations {
  /** Counts the changes, from 0: of two that are made at once one is too late. */
  readonly version: number;
  readonly taken: readonly Vacation[];
}

export interface VacationStore {
  vacationsOf(person: string): Promise<TakenVacations>;
  /** The next version, with the job that tells the tables. 'taken': the kept version is another one by now. */
  keepVacations(person: string, vacations: TakenVacations, job: Job): Promise<'kept' | 'taken'>;
}
