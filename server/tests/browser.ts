// A browser at a table of the server, as far as the luck of its matches goes: the real page's part over a real socket.
import type { LuckWitness, MatchFile } from '@orrery/kernel';
import type { ClientMessage, ServerMessage, TableInfo } from '@orrery/wire';
import type { Drawer } from '../../ui/src/drawer/drawer.ts';
import { LuckPart } from '../../web/src/remote/luck.ts';
import { Seals } from '../../web/src/remote/seals.ts';
import { type Device, Person } from './client.ts';

/** What a test may do to what passes, to play somebody who does not answer, or cheats. */
export interface Meddling {
  /** What is sent instead; null: nothing. */
  readonly out?: (message: ClientMessage) => ClientMessage | null;
  readonly in?: (message: ServerMessage) => ServerMessage | null;
}

export class Browser {
  readonly person: Person;
  readonly drawer: Drawer & { readonly texts: Map<string, string> };
  readonly table: string;
  device!: Device;
  private luck!: LuckPart;

  constructor(person: Person, table: string) {
    this.person = person;
    this.table = table;
    const texts = new Map<string, string>();
    this.drawer = {
      texts,
      read: (key) => JSON.parse(texts.get(key) ?? 'null'),
      write: (key, value) => void (value === null ? texts.delete(key) : texts.set(key, JSON.stringify(value))),
    };
  }

  /** Comes to the table; also after a reload, with what the drawer has, or at another server on the same data. */
  async come({ out = (message) => message, in: into = (message) => message }: Meddling = {}, port = this.person.port) {
    const person = Object.assign(new Person(port), { cookie: this.person.cookie });
    const device = await person.device();
    const seals = new Seals(this.drawer, this.table);
    let table: TableInfo | null = null;
    const luck = new LuckPart({
      ...{ drawer: this.drawer, table: this.table, seals },
      sits: () => table?.seats.some(({ mine }) => mine) === true,
      send: (message) => {
        const sent = out(message);
        if (sent !== null) device.say(sent);
      },
    });
    device.socket.on('message', (data) => {
      const message = into(JSON.parse(String(data)) as ServerMessage);
      if (message?.t === 'table') {
        table = message.table;
        seals.note(message.table);
        luck.answer();
      } else if (message?.t === 'luck' || message?.t === 'sealed' || message?.t === 'opened') luck.hear(message);
    });
    this.device = device;
    this.luck = luck;
    device.say({ t: 'hello', table: this.table, had: {}, luck: true });
    await device.next('table');
    return device;
  }

  leave(): void {
    this.device.close();
  }
  witness(match: string): LuckWitness {
    return this.luck.witness(match)!;
  }
  /** The file as the page saves it, with what this browser saw. */
  async file(match: string, port = this.person.port): Promise<MatchFile> {
    const person = Object.assign(new Person(port), { cookie: this.person.cookie });
    const file = await person.get<MatchFile>(`/api/tables/${this.table}/file?match=${match}`);
    return { ...file, witness: this.witness(match) };
  }
}

export const stages = (device: Device): string[] =>
  device.messages.flatMap((message) => (message.t === 'luck' ? [message.stage] : []));
