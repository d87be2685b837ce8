import { findPgbouncer, startPgbouncer } from './pgbouncer.mjs'
import { findPostgres } from './postgres.mjs'
import { install } from './prepare.mjs'
import { longGroups, pushGroups, pushLanes, runGroup, runScript } from './testGroups.mjs'
import {
  heading,
  printDurations,
  printFailures,
  printLoudly,
  record,
  takes,
  totals,
} from './testReport.mjs'

const isLong = process.env.TEST_LONG === '1'
const [named, ...rest] = isLong ? process.argv.slice(2) : []
/** Files or options for vitest: one run over all projects, without the exclusions of the push run. */
const args = isLong ? rest : process.argv.slice(2)
const isWhole = named === undefined && args.length === 0

if (named && !longGroups[named]) {
  console.error(`Unknown group "${named}". Usage: npm run test:long [-- <group> [files]]`)
  console.error(`Groups: ${Object.keys(longGroups).join(', ')}`)
  process.exitCode = 1
} else {
  await main()
}

async function main() {
  heading('Packages')
  const problem = await takes('Packages', async () => install())
  if (problem) {
    console.error(problem)
    totals.failed++
  } else {
    await takes(isWhole ? 'Format, lint, types and build' : 'Build', checks)
    await takes('Tests', tests)
    printDurations()
    printFailures()
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}

/** Checks that run before the tests; some tests need the build. */
async function checks() {
  const all = {
    ...(isWhole && {
      'Format and lint': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
      Types: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'],
    }),
    Build: ['scripts/buildOnce.mjs'],
  }
  const running = Object.entries(all).map(([name, script]) => [name, runScript(script)])
  for (const [name, result] of running) {
    const { passed, output } = await result
    heading(name)
    if (output) console.log(output.trimEnd())
    totals[passed ? 'passed' : 'failed']++
    console.log(passed ? 'fine' : `${name}: failed`)
  }
}

async function tests() {
  heading('PostgreSQL')
  const postgres = await findPostgres()
  if (postgres) console.log(`${postgres.how}: ${withoutPassword(postgres.url)}`)
  else printLoudly('The PostgreSQL tests are NOT run:', 'no server answers and no initdb is found.')
  const env = { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres?.url ?? '' }
  try {
    await runGroups(groupsToRun(postgres !== undefined), env)
  } finally {
    await postgres?.stop()
  }
}

/** Without PostgreSQL its project does not exist. */
function groupsToRun(hasPostgres) {
  if (args.length > 0 && !named) return [['tests', []]]
  const wanted = Object.entries(isLong ? longGroups : pushGroups).filter(
    ([name]) => !named || name === named,
  )
  const hasPooler = hasPostgres && findPgbouncer() !== undefined
  if (!hasPooler && wanted.some(([name]) => name === 'pgbouncer'))
    printLoudly('The tests behind PgBouncer are NOT run:', 'it or PostgreSQL is not found.')
  return wanted.filter(([name]) =>
    name === 'pgbouncer' ? hasPooler : hasPostgres || name !== 'postgres',
  )
}

/** In two lanes in a push run, so that one group computes while another waits; otherwise in sequence. */
async function runGroups(groups, env) {
  const isAlone = isLong || groups.length === 1
  const run = async ([name, projects]) => {
    if (isAlone) heading(`Tests: ${name}`)
    const pooler = name === 'pgbouncer' ? await beforePostgres(env.TEST_DATABASE_URL) : undefined
    const more = { ...scope(), ...pooler?.env }
    const result = await runGroup({ projects, args, isAlone, env: { ...env, ...more } })
    await pooler?.stop()
    if (!isAlone) {
      heading(`Tests: ${name}`)
      console.log(result.output.trimEnd())
    }
    record(name, result)
  }
  if (!isAlone) console.log(`Running in two lanes: ${groups.map(([name]) => name).join(', ')} …`)
  const waiting = [...groups]
  const runLane = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) await run(group)
  }
  await Promise.all(Array.from({ length: isAlone ? 1 : pushLanes }, runLane))
}

/** PgBouncer for one group: its server uses the pooler, the tests also use PostgreSQL directly. */
async function beforePostgres(direct) {
  const { url, stop } = await startPgbouncer(findPgbouncer(), direct)
  return { env: { TEST_DATABASE_URL: url, TEST_DIRECT_URL: direct }, stop }
}

/** Read by vitest.config.ts: exclusions of a push run. */
function scope() {
  return !isLong && isWhole ? { TEST_PUSH: '1' } : {}
}

function withoutPassword(url) {
  return url.replace(/:[^:@/]*@/, ':…@')
}
