import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { configured } from '@business/server'
import { roleNameOf } from '../src/base/business'
import { SchemaError } from '../src/model/check/catalogue'
import { SeedError } from './account/seedWhole'
import { ConfigError } from './base/config'
import { createLog } from './base/log'
import { Refusal } from './base/refusal'
import { type Command, CommandError, type CommandResult } from './commands/command'
import { securityWriter } from './commands/securityWriter'
import { DamagedDatabase } from './db/damagedDatabase'
import { ForeignDatabase } from './db/migration/databaseOwner'
import { MigrationStop } from './db/migration/migrate'
import { FolderInUse } from './db/sqlite/lockSqlite'
import { pictureSites } from './http/headers'
import { AddressTaken, listen } from './main/serve/listen'
import { openDoor } from './main/serve/openDoor'
import { builtPages } from './main/serve/pages'
import { startPatiently } from './main/serve/startPatiently'
import { tablesOf } from './query/tables'

/** Loaded on demand. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/restore')).restore,
  admin: async () => (await import('./commands/createAdmin')).createAdmin,
  db: async () => (await import('./commands/applySql')).applySql,
  resource: async () => (await import('./commands/resource/resource')).resource,
}

/** `node main.js` serves; `node main.js backup <file>` and similar run a command. */
async function main() {
  const [name, ...args] = process.argv.slice(2)
  const { config, business } = configured(process.env)
  // loaded here, so that mistakes in schemas are caught
  const { catalogue } = await import('../src/catalogue')
  const tables = tablesOf(catalogue, business.tables)
  const command = name === undefined ? undefined : await commands[name]?.()
  if (name !== undefined && !command) throw new CommandError(`There is no command ${name}`)
  if (command)
    return tell(await command({ config, business, catalogue, tables, args, env: process.env }))
  const log = createLog(say, securityWriter(config, say), business.secretFields)
  const pages = builtPages(fileURLToPath(new URL('../client', import.meta.url)), {
    frames: business.frames ?? [],
    pictures: pictureSites(config, import.meta.env.VITE_MAP_TILES),
    api: import.meta.env.VITE_API_URL,
  })
  const door = openDoor(pages)
  const address = await listen(door, config, log)
  const version = versionOf(fileURLToPath(import.meta.url))
  const parts = { config, business, catalogue, tables, log, pages, version }
  const running = await startPatiently(parts, door)
  if (!running) return
  say(`Mostrador is open: ${address}`)
  for (const { email, password, role } of running.demoAccounts)
    say(`  ${email.padEnd(28)} ${password}   ${roleNameOf(role)}`)
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

// a closed output (EPIPE) is no reason to stop
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

function tell(result: string | CommandResult) {
  say(typeof result === 'string' ? result : result.text)
  if (typeof result === 'object' && result.failed) process.exitCode = 1
}

/** Errors an operator can correct, reported without a stack. */
const forOperators = [
  AddressTaken,
  ConfigError,
  SchemaError,
  CommandError,
  FolderInUse,
  DamagedDatabase,
  ForeignDatabase,
  MigrationStop,
  SeedError,
]

const whyNot = (error: unknown) => {
  const isPlain = forOperators.some(kind => error instanceof kind)
  const isFull = error instanceof Refusal && error.status === 507
  const message = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)
  const fields = error instanceof Refusal && error.errors ? JSON.stringify(error.errors) : ''
  const text = isFull
    ? 'The disk is full: make room, then start again.'
    : `${message} ${fields}`.trim()
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

// worker threads may share this file
if (isMainThread) main().catch(whyNot)

/** Identifies a build: its main file names all others by content hash. */
const versionOf = (main: string) =>
  createHash('sha256').update(readFileSync(main)).digest('hex').slice(0, 10)
