import { sql, type Migration } from 'kysely'

/** A trigger: every process is notified when a change of a setting is committed. */
export const settingsTold: Migration = {
  up: async (db) => {
    await sql`create or replace function tell_settings() returns trigger language plpgsql as $$ begin
        perform pg_notify('highpine_leads', 'settings');
        return null;
      end $$`.execute(db)
    await sql`drop trigger if exists told on settings`.execute(db)
    await sql`create trigger told after insert or update or delete on settings
      for each statement execute function tell_settings()`.execute(db)
  },
}
