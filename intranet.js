// Runs the product's commands. Plain JavaScript in old syntax, because an older Node can't read
// TypeScript and must still be able to say which version is needed.
const NEEDED = 24;

const COMMANDS = {
  server: ['./server/src/main.ts'],
  backup: ['./scripts/backup.ts'],
  restore: ['./scripts/restore.ts'],
  'vault:rotate': ['./scripts/vault-rotate.ts'],
  start: ['./scripts/run.ts', 'start'],
  demo: ['./scripts/run.ts', 'demo'],
  dev: ['./scripts/dev.ts'],
  seed: ['./demo/src/generate/cli.ts'],
};

const USAGE = `Usage: node intranet.js [--settings FILE] COMMAND …
COMMAND is one of ${Object.keys(COMMANDS).join(', ')}. FILE contains settings as NAME="value", one a line.`;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const { node } = process.versions;
if (Number(node.split('.')[0]) < NEEDED) {
  fail(`The intranet needs Node ${NEEDED} or newer, and ${process.execPath} is Node ${node}.`);
}

const words = process.argv.slice(2);
if (words[0] === '--settings') {
  const [, file] = words.splice(0, 2);
  try {
    // Settings of the environment take precedence.
    process.loadEnvFile(file);
  } catch (error) {
    fail(`The settings file ${file} cannot be read: ${error.code}.`);
  }
}

const [command, ...rest] = words;
if (!Object.hasOwn(COMMANDS, command)) fail(USAGE);
const [file, ...options] = COMMANDS[command];
process.argv.splice(2, process.argv.length, ...options, ...rest);
import(file);
