import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const SLOW_SECONDS = 20
const phases = []
const groups = []
const failures = []

export const totals = { passed: 0, failed: 0, skipped: 0 }

export function heading(text) {
  console.log(`\n=== ${text} ${'='.repeat(Math.max(4, 70 - text.length))}`)
}

/** Does the work of a phase and records its duration. */
export async function takes(name, work) {
  const began = performance.now()
  const result = await work()
  phases.push({ name, seconds: (performance.now() - began) / 1000 })
  return result
}

/** Adds the counts and failures of a group of tests. */
export function record(name, { counts, failures: failed, files, seconds }) {
  failures.push(...failed)
  for (const key of Object.keys(totals)) totals[key] += counts[key]
  groups.push({ name, seconds, counts, files })
  if (counts.passed + counts.failed > 0) return
  console.error(`${name}: no test ran.`)
  totals.failed++
}

/** Prints the durations, with the slow files by name, and writes all of them to a file. */
export function printDurations() {
  heading('Durations')
  for (const { name, seconds } of phases) console.log(line(seconds, name))
  for (const { name, seconds, files } of groups) {
    const sum = files.reduce((total, file) => total + file.seconds, 0)
    console.log(`  ${line(seconds, `${name}: ${files.length} files of ${clock(sum)} together`)}`)
  }
  const slow = groups
    .flatMap(({ files }) => files)
    .filter(({ seconds }) => seconds > SLOW_SECONDS)
    .sort((a, b) => b.seconds - a.seconds)
  if (slow.length > 0) console.log(`\nFiles that took more than ${SLOW_SECONDS} seconds:`)
  for (const { project, file, seconds } of slow) console.log(line(seconds, `${file} (${project})`))
  const folder = join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  const report = { ended: new Date().toISOString(), phases, groups }
  writeFileSync(join(folder, 'test-durations.json'), `${JSON.stringify(report, null, 1)}\n`)
  console.log('\nAll files: dist/test-durations.json')
}

/** Repeats the failed tests at the end of the output, where a cut log still shows them. */
export function printFailures() {
  if (failures.length === 0) return
  heading('Failed tests')
  for (const { place, message } of failures)
    console.log(`${place}\n  ${message.replaceAll('\n', '\n  ')}`)
}

const line = (seconds, text) => `${clock(seconds).padStart(8)}  ${text}`

const clock = seconds =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')}`

export function printLoudly(...lines) {
  const width = Math.max(...lines.map(text => text.length))
  const edge = `#${'#'.repeat(width + 2)}#`
  console.log([edge, ...lines.map(text => `# ${text.padEnd(width)} #`), edge].join('\n'))
}
