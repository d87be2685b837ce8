import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { SchemaError } from '../src/model/catalogue'
import { type Command, CommandError, type Told } from './commands/command'
import { securityWriter } from './commands/securityWriter'
import { ConfigError, readConfig } from './config'
import { DamagedDatabase } from './db/damaged'
import { FolderInUse } from './db/lockSqlite'
import { MigrationStop } from './db/migrate'
import { createLog } from './log'
import { openDoor } from './main/door'
import { AddressTaken, listen } from './main/listen'
import { builtPages } from './main/pages'
import { startPatiently } from './main/startPatiently'
import { versionOf } from './main/version'
import { tablesOf } from './records/tables'
import { Refusal } from './refusal'
import { pictureSites } from './routes/headers'
import { seed } from './seed/seed'

/** Each is loaded when it is asked for: a server needs none of them. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/restore')).restore,
  admin: async () => (await import('./commands/createAdmin')).createAdmin,
  db: async () => (await import('./commands/applySql')).applySql,
  resource: async () => (await import('./commands/resource/resource')).resource,
}

/** `node main.js` serves; `node main.js backup <file>` and the like do one thing and end. */
async function main() {
  const [name, ...args] = process.argv.slice(2)
  const config = readConfig(process.env)
  // loaded here, so that a mistake in a schema is caught like every other
  const { catalogue } = await import('../src/catalogue')
  const tables = tablesOf(catalogue)
  const command = name === undefined ? undefined : await commands[name]?.()
  if (name !== undefined && !command) throw new CommandError(`There is no command ${name}`)
  if (command) return tell(await command({ config, catalogue, tables, args, env: process.env }))
  const log = createLog(say, securityWriter(config, say))
  const frames = config.powerBi ? ['https://app.powerbi.com'] : []
  const pages = builtPages(fileURLToPath(new URL('../client', import.meta.url)), {
    frames,
    pictures: pictureSites(config, import.meta.env.VITE_MAP_TILES),
    api: import.meta.env.VITE_API_URL,
  })
  const door = openDoor(pages)
  const address = await listen(door, config, log)
  const version = versionOf(fileURLToPath(import.meta.url))
  const parts = { config, catalogue, tables, log, pages, seed, version }
  const running = await startPatiently(parts, door)
  if (!running) return
  say(`Mostrador is open: ${address}`)
  for (const { email, password, role } of running.demoAccounts)
    say(`  ${email.padEnd(28)} ${password}   ${role}`)
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

// what nobody reads any more is lost (EPIPE); that is no reason to stop serving
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

function tell(told: string | Told) {
  say(typeof told === 'string' ? told : told.text)
  if (typeof told === 'object' && told.failed) process.exitCode = 1
}

/** What the operator can put right is told in words, everything else with its stack. */
const forOperators = [
  AddressTaken,
  ConfigError,
  SchemaError,
  CommandError,
  FolderInUse,
  DamagedDatabase,
  MigrationStop,
]

const whyNot = (error: unknown) => {
  const isPlain = forOperators.some(kind => error instanceof kind)
  const isFull = error instanceof Refusal && error.status === 507
  const said = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)
  const text = isFull ? 'The disk is full: make room, then start again.' : said
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

// a thread that begins elsewhere may come to share code with this file
if (isMainThread) main().catch(whyNot)
