/*
 * A process for the tests to kill. It starts the embedded PostgreSQL on the given directory, then
 * inserts rows until it ends. Each line on stdout is JSON: first the connection, then the number of
 * each acknowledged insert.
 */
import { writeSync } from 'node:fs';
import { Client } from 'pg';
import { messageOf } from './embedded-postgres-error.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';

// Written synchronously, because a kill would lose a buffered line.
const say = (value: unknown) => writeSync(1, `${JSON.stringify(value)}\n`);

let stopping = false;
try {
  const database = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: (message) => console.error(message),
  });
  process.once('SIGTERM', async () => {
    stopping = true;
    await database.stop();
    process.exit(0);
  });
  const client = new Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  await client.query('create table if not exists acknowledged (number int primary key)');
  say(database.connection);
  const { rows } = await client.query('select coalesce(max(number), 0) as last from acknowledged');
  for (let number = rows[0].last + 1; ; number++) {
    await client.query('insert into acknowledged values ($1)', [number]);
    say(number);
  }
} catch (error) {
  if (!stopping) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
