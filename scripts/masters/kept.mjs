import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { root } from '../prepare.mjs'
import { answersTo, readable } from './answers.mjs'
import { seedInto } from './collect.mjs'
import { differences } from './compare.mjs'
import { compact, reduceEmbedded, reducingStatements } from './reduce.mjs'
import { inNewDatabase, withClient } from './schema.mjs'
import { NOW, serve, signIn } from './serve.mjs'
import { withoutRefusalText } from './steady.mjs'
import { run } from './tree.mjs'

const target = join(root, 'tests/masters')
const people = ['admin', 'vendedor', 'cliente']

/** Uploaded files whose bytes are kept. */
const FILES = 20

/** Writes a small data folder, a dump of PostgreSQL and the answers over both, as the working tree makes them. */
export async function makeKept(postgres, folder) {
  const data = join(folder, 'data')
  await seedInto(root, data)
  const statements = reducingStatements(data)
  reduceEmbedded(data, statements)
  const answers = await answersOver({ DATA_DIR: data })
  compact(data)
  const { dump, answers: others } = await dumpOf(postgres, {
    folder: join(folder, 'beside'),
    statements,
  })
  const lines = differences(answers, others)
  if (lines.length > 0)
    throw new Error(`The databases answer differently:\n${lines.slice(0, 20).join('\n')}`)
  mkdirSync(target, { recursive: true })
  const files = {
    'data.zip': zipSync(filesOf(data), { level: 9 }),
    'dump.sql.gz': gzipSync(dump, { level: 9 }),
    'answers.json.gz': gzipSync(JSON.stringify({ now: NOW, answers }), { level: 9 }),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(target, name), bytes)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0)
  return { files: Object.keys(files), bytes }
}

async function answersOver(env) {
  const server = await serve(root, { ...env, SEED: 'demo' })
  try {
    const admin = await signIn(server.url, 'admin@demo.test')
    const { body: document } = await admin.ask('GET', '/hanadb/api/openapi.json')
    const addresses = (await readable(document, admin)).filter(address => !varies.test(address))
    const answers = {}
    for (const name of people)
      answers[name] = await answersTo(await signIn(server.url, `${name}@demo.test`), addresses)
    for (const told of Object.values(answers))
      for (const address of Object.keys(told)) told[address] = withoutRefusalText(told[address])
    return answers
  } finally {
    await server.stop()
  }
}

/** What depends on the process that answers, or on who asked before. */
const varies = /\/(sessions|settings|health|presence|view-as|docs|openapi.json)$/

const dumpOf = (postgres, { folder, statements }) =>
  inNewDatabase(postgres, async url => {
    const env = { DATA_DIR: folder, DATABASE_URL: url }
    await (await serve(root, { ...env, SEED: 'demo' })).stop()
    await withClient(url, async client => {
      for (const statement of statements) await client.query(statement)
    })
    const answers = await answersOver(env)
    const dump = await run(root, 'pg_dump', ['--inserts', '--no-owner', '--no-privileges', url])
    return { answers, dump: withoutCommands(dump) }
  })

/** An ordinary client does not know the commands with which newer versions of pg_dump protect psql. */
const withoutCommands = dump => dump.replaceAll(/^\\(un)?restrict .*\n/gm, '')

/** The database and the bytes of some files, by their path in the data folder. */
function filesOf(data) {
  const folder = join(data, 'files')
  const uploads = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => statSync(join(folder, name)).isFile())
        .sort()
        .slice(0, FILES)
        .map(name => `files/${name}`)
    : []
  const names = ['mostrador.db', ...uploads]
  return Object.fromEntries(names.map(name => [name, readFileSync(join(data, name))]))
}
