import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findPostgres } from './postgres.mjs'
import { build, install, root } from './prepare.mjs'

const counts = { passed: 0, failed: 0, skipped: 0 }

heading('Packages')
const problem = install()
if (problem) {
  console.error(problem)
  counts.failed++
} else {
  // the first two work beside the build
  const lint = tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.')
  const types = tool('typescript/bin/tsc', '--noEmit')
  const unbuilt = build()
  check('Format and lint', await lint)
  check('Types', await types)
  check('Build', { passed: !unbuilt, said: unbuilt ?? '' })
  await runTests()
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skippedToo()}`)
process.exitCode = counts.failed > 0 ? 1 : 0

function heading(text) {
  console.log(`\n=== ${text} ${'='.repeat(Math.max(4, 70 - text.length))}`)
}

function check(name, { passed, said }) {
  heading(name)
  if (said) console.log(said.trimEnd())
  counts[passed ? 'passed' : 'failed']++
  console.log(passed ? 'fine' : `${name}: failed`)
}

async function runTests() {
  heading('PostgreSQL')
  const postgres = await findPostgres()
  if (postgres) console.log(`${postgres.how}: ${withoutPassword(postgres.url)}`)
  else sayLoudly('The PostgreSQL tests are NOT run:', 'no server answers and no initdb is found.')

  heading('Tests')
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-test-'))
  const file = join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres?.url ?? '' }
  const fine = run(['vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)], env)
  const results = resultsIn(file)
  count(results, fine)
  tellWavering(results)
  rmSync(folder, { recursive: true, force: true })
  await postgres?.stop()
}

/** A file that does not load, or an error outside every test, counts as one failure as well. */
function count(results, fine) {
  const broken = results.testResults.filter(
    file =>
      file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  const failed = results.numFailedTests + broken.length
  const ran = results.numPassedTests + failed
  if (ran === 0) console.error('No test ran.')
  counts.passed += results.numPassedTests
  counts.failed += failed > 0 || (fine && ran > 0) ? failed : 1
  counts.skipped += results.numPendingTests + results.numTodoTests
}

/** Passed in the end, so it fails nothing; why it failed before is where to look. */
function tellWavering({ testResults }) {
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        console.log(
          [`needed another try: ${relative(root, name)} > ${fullName}`, ...failureMessages]
            .map(text => text.split('\n', 12).join('\n    '))
            .join('\n  '),
        )
}

function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // the runner broke off before it wrote its results; `fine` is false then
    return {
      testResults: [],
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    }
  }
}

/** Starts a tool; what it said and whether it passed once it has ended. */
function tool(script, ...args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
  return new Promise(resolve => child.on('close', code => resolve({ passed: code === 0, said })))
}

function run([script, ...args], env) {
  const file = join(root, 'node_modules', script)
  return (
    spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio: 'inherit' }).status === 0
  )
}

function withoutPassword(url) {
  return url.replace(/:[^:@/]*@/, ':…@')
}

function skippedToo() {
  return counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
}

function sayLoudly(...lines) {
  const width = Math.max(...lines.map(line => line.length))
  const edge = `#${'#'.repeat(width + 2)}#`
  console.log([edge, ...lines.map(line => `# ${line.padEnd(width)} #`), edge].join('\n'))
}
