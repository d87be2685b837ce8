import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { root } from '../prepare.mjs'
import { readable } from './answers.mjs'
import { seedInto } from './collect.mjs'
import { differences } from './compare.mjs'
import { callOf, takeStep } from './effects.mjs'
import { answersOf, repeatSteps } from './keptAnswers.mjs'
import { compact, reduceEmbedded, reducingStatements } from './reduce.mjs'
import { inNewDatabase, withClient } from './schema.mjs'
import { NOW, serve, signIn } from './serve.mjs'
import { run } from './tree.mjs'

const target = join(root, 'tests/server/kept')
const people = ['admin', 'vendedor', 'cliente']

/** Number of uploaded files whose bytes are kept. */
const FILES = 20

/** Writes a small data folder, a dump of PostgreSQL and the answers over both, from the working tree. */
export async function makeKept(postgres, folder) {
  const data = join(folder, 'data')
  await seedInto(root, data)
  const statements = reducingStatements(data)
  reduceEmbedded(data, statements)
  const { addresses, answers } = await answersOver({ DATA_DIR: data })
  compact(data)
  const steps = await stepsOver(data, join(folder, 'stepped'))
  const beside = { folder: join(folder, 'beside'), data, statements, addresses, steps }
  const { dump, ...others } = await dumpOf(postgres, beside)
  const lines = differences({ answers, steps }, others)
  if (lines.length > 0)
    throw new Error(`The databases answer differently:\n${lines.slice(0, 20).join('\n')}`)
  mkdirSync(target, { recursive: true })
  const kept = { now: NOW, addresses, answers, steps }
  const files = {
    'data.zip': zipSync(filesOf(data), { level: 9 }),
    'dump.sql.gz': gzipSync(dump, { level: 9 }),
    'answers.json.gz': gzipSync(JSON.stringify(kept), { level: 9 }),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(target, name), bytes)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0)
  return { files: Object.keys(files), bytes }
}

/** Signs the people in while a server runs with this data. */
async function withPeople(env, work) {
  const server = await serve(root, { ...env, SEED: 'demo' })
  try {
    const everyone = new Map()
    for (const name of people) everyone.set(name, await signIn(server.url, `${name}@demo.test`))
    return await work(everyone)
  } finally {
    await server.stop()
  }
}

const documentFor = async ({ ask }) => (await ask('GET', '/hanadb/api/openapi.json')).body

const answersOver = (env, given) =>
  withPeople(env, async everyone => {
    const admin = everyone.get('admin')
    const addresses =
      given ??
      (await readable(await documentFor(admin), admin)).filter(address => !varies.test(address))
    return { addresses, answers: await answersOf(everyone, addresses) }
  })

/** Addresses whose answers depend on the process, on earlier requests, or on later writes. */
const varies =
  /\/(sessions|settings|health|presence|view-as|docs|openapi.json)$|\/security-events\b/

/** The first step of each flow that one of the people can take, with its answer and history. */
function stepsOver(data, folder) {
  cpSync(data, folder, { recursive: true })
  return withPeople({ DATA_DIR: folder }, async everyone => {
    const document = await documentFor(everyone.get('admin'))
    const asked = []
    for (const { name: resource, 'x-flows': flows = [] } of document.tags)
      for (const { field, moves } of flows) {
        const step = await firstStep(everyone, { document, resource, field, moves })
        if (step) asked.push(step)
      }
    return asked
  }).then(asked => stepsAnswered(data, join(`${folder}-again`), asked))
}

async function firstStep(everyone, { document, resource, field, moves }) {
  for (const move of moves)
    for (const state of move.from) {
      const call = callOf(document, resource, move)
      const { by, asked } = call ? await takeStep(everyone, { ...call, field, state }) : {}
      if (asked) return { by, ...asked }
    }
}

function stepsAnswered(data, folder, steps) {
  cpSync(data, folder, { recursive: true })
  return withPeople({ DATA_DIR: folder }, everyone => repeatSteps(everyone, steps))
}

const dumpOf = (postgres, { folder, statements, addresses, steps }) =>
  inNewDatabase(postgres, async url => {
    const env = { DATA_DIR: folder, DATABASE_URL: url }
    await (await serve(root, { ...env, SEED: 'demo' })).stop()
    await withClient(url, async client => {
      for (const statement of statements) await client.query(statement)
    })
    const { answers } = await answersOver(env, addresses)
    const dump = await run(root, 'pg_dump', ['--inserts', '--no-owner', '--no-privileges', url])
    const again = await withPeople(env, everyone => repeatSteps(everyone, steps))
    return { answers, steps: again, dump: withoutCommands(dump) }
  })

/** Standard clients do not know the commands with which newer versions of pg_dump protect psql. */
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
