import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleBusinesses } from './businessFolder.mjs'
import { root } from './prepare.mjs'

/** The vitest projects of each group of `npm test`, the longest first, so that both lanes end together. */
export const pushGroups = {
  server: ['server-sqlite'],
  screens: ['screens'],
  postgres: ['server-postgres'],
  browser: ['browser'],
  unit: ['unit', ...exampleBusinesses().map(({ name }) => name)],
}

/** Groups of a push run that run side by side on two cores; each lane takes the next group. */
export const pushLanes = 2

/** The groups of `npm run test:long`, run in sequence; each takes less than 40 minutes. */
export const longGroups = {
  ...pushGroups,
  pages: ['browser-pages'],
  processes: ['browser-processes'],
  // the server on PostgreSQL again, through a pooler
  pgbouncer: ['server-postgres'],
}

/**
 * Runs the tests of these projects in one vitest process. With `isAlone` the output goes to the
 * terminal, otherwise it is returned.
 */
export async function runGroup({ projects, args, env, isAlone }) {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-test-'))
  const file = join(folder, 'results.json')
  const chosen = projects.map(project => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=scripts/testReporter.mjs']
  const began = performance.now()
  const { passed, output } = await runScript(
    ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters, ...args],
    { env: { ...env, TEST_RESULTS: file }, stdio: isAlone ? 'inherit' : 'pipe' },
  )
  const { counts, failures, files } = resultsIn(file)
  rmSync(folder, { recursive: true, force: true })
  // an aborted runner, or one with another kind of error, has failed
  if (!passed && counts.failed === 0) counts.failed = 1
  return { counts, failures, files, output, seconds: (performance.now() - began) / 1000 }
}

/** Runs a script of this folder in a Node process; returns its success and output. */
export function runScript([script, ...args], { env = process.env, stdio = 'pipe' } = {}) {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, env, stdio })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (output += text))
  return new Promise(resolve => child.on('close', code => resolve({ passed: code === 0, output })))
}

function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [], files: [] }
  }
}
