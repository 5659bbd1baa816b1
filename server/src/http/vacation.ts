import { TakeVacation, type Vacation } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../sessions/sessions.ts';
import type { Vacations } from '../vacations/vacations.ts';
import { personOf, Refused, read } from './app.ts';

interface Settings {
  readonly sessions: Sessions;
  readonly vacations: Vacations;
}

/** A person is away from all their tables of days, and says so. */
export function vacationRoutes(app: FastifyInstance, { sessions, vacations }: Settings): void {
  app.get('/api/me/vacation', async (request): Promise<Vacation> => vacations.of(personOf(request, sessions)));

  app.post('/api/me/vacation', { config: { rateLimit: { max: 20 } } }, async (request): Promise<Vacation> => {
    const person = personOf(request, sessions);
    const taken = await vacations.take(person, read(TakeVacation, request.body).until);
    if (!taken.ok) throw new Refused(taken.trouble);
    return taken.value;
  });
}
