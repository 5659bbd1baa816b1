import { createHash } from 'node:crypto';
import postgres from 'postgres';
import type { Errand } from '../errand.ts';
import type { Facts } from '../facts.ts';
import { fingerprint } from '../fingerprint.ts';

/** Work that any number of machines do together: a row for each game, in a schema of its own beside the tables of a server. */
export class SharedWork {
  private readonly sql: postgres.Sql;
  /** Milliseconds after which a game is anybody's again whose player has not said that it goes on. */
  readonly lease: number;
  /** Whoever plays by other rules, or with other bots, must not help. */
  private readonly version: string;

  private constructor(sql: postgres.Sql, lease: number, version: string) {
    this.sql = sql;
    this.lease = lease;
    this.version = version;
  }

  static async open(url: string, lease = 30_000, version = fingerprint()): Promise<SharedWork> {
    const sql = postgres(url, { max: 2, onnotice: () => {}, connection: { application_name: 'orrery lab' } });
    const [there] = await sql`select to_regclass('orrery_lab.games') is not null as yes`;
    // Two who come first at the same moment would both lay it out.
    if (!there!.yes)
      await sql.begin(async (alone) => {
        await alone`select pg_advisory_xact_lock(hashtext('orrery_lab'))`;
        await alone.unsafe(layout);
      });
    return new SharedWork(sql, lease, version);
  }

  /** Puts a work where others find it; what was played of the same one is kept. Answers its name. */
  async lay(errand: Errand, asked: readonly number[]): Promise<string> {
    const text = JSON.stringify(errand);
    const id = createHash('sha256').update(`${this.version}|${text}`).digest('hex').slice(0, 32);
    await this.sql.begin(async (sql) => {
      await sql`delete from orrery_lab.works where at < now() - interval '30 days'`;
      await sql`
        insert into orrery_lab.works (id, version, errand) values (${id}, ${this.version}, ${text})
        on conflict (id) do update set at = now()`;
      await sql`insert into orrery_lab.games (work, g) select ${id}, unnest(${asked as number[]}::bigint[]) on conflict do nothing`;
    });
    return id;
  }

  /** Any work that waits for somebody; null: there is none. First what somebody waits for: work that was abandoned must not hold it up. */
  async find(): Promise<{ readonly id: string; readonly errand: Errand } | null> {
    const [row] = await this.sql`
      select id, errand from orrery_lab.works w where version = ${this.version} and exists (
        select 1 from orrery_lab.games g where g.work = w.id and result is null and tries < ${TRIES} and (until is null or until < now()))
      order by at desc, id limit 1`;
    return row === undefined ? null : { id: row.id as string, errand: JSON.parse(row.errand as string) as Errand };
  }

  /** The next game of a work that nobody plays; null: there is none now. `last`: also those at which others have given up. */
  async claim(work: string, last: boolean): Promise<number | null> {
    const [row] = await this.sql`
      update orrery_lab.games set until = now() + ${this.lease} * interval '1 ms', tries = tries + 1
      where work = ${work} and g = (
        select g from orrery_lab.games
        where work = ${work} and result is null and (until is null or until < now()) and (${last} or tries < ${TRIES})
        order by g limit 1 for update skip locked)
      returning g`;
    return row === undefined ? null : Number(row.g);
  }

  /** Says that these are still being played; and, who has asked for the work, that somebody waits for it. */
  async renew(work: string, games: readonly number[], last = false): Promise<void> {
    if (last) await this.sql`update orrery_lab.works set at = now() where id = ${work}`;
    await this.sql`
      update orrery_lab.games set until = now() + ${this.lease} * interval '1 ms'
      where work = ${work} and result is null and g = any(${games as number[]}::bigint[])`;
  }

  /** A game that somebody else has brought meanwhile counts once. */
  async put(work: string, one: Facts): Promise<boolean> {
    const { count } = await this.sql`
      update orrery_lab.games set result = ${JSON.stringify(one)}, until = null where work = ${work} and g = ${one.g} and result is null`;
    return count > 0;
  }

  async progress(work: string): Promise<{ readonly done: number; readonly of: number }> {
    const [row] = await this.sql`
      select count(result)::int as done, count(*)::int as of from orrery_lab.games where work = ${work}`;
    return { done: Number(row!.done), of: Number(row!.of) };
  }

  async results(work: string): Promise<Facts[]> {
    const rows = await this
      .sql`select result from orrery_lab.games where work = ${work} and result is not null order by g`;
    return rows.map((row) => JSON.parse(row.result as string) as Facts);
  }

  async forget(work: string): Promise<void> {
    await this.sql`delete from orrery_lab.works where id = ${work}`;
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 2 });
  }
}

/** A game that so many have begun and nobody has finished is left to whoever asked for it. */
const TRIES = 5;

const layout = `
create schema if not exists orrery_lab;
create table if not exists orrery_lab.works (
  id text primary key, version text not null, errand text not null, at timestamptz not null default now());
create table if not exists orrery_lab.games (
  work text not null references orrery_lab.works on delete cascade, g bigint not null, until timestamptz, tries int not null default 0,
  result text, primary key (work, g));
create index if not exists games_open on orrery_lab.games (work, g) where result is null;`;
