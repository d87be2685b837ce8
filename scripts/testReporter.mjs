import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Writes the counts of a vitest run and the seconds of each file, including imports and hooks, to
 * `TEST_RESULTS`. A file that does not load and an error outside of every test count as failed tests.
 */
export default class TestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      let failed = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'failed') failed++
        else counts[state === 'passed' ? 'passed' : 'skipped']++
      }
      counts.failed += failed === 0 && module.state() === 'failed' ? 1 : failed
    }
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify({ counts, files: modules.map(fileOf) }))
  }
}

function fileOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const milliseconds =
    environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
  return {
    project: module.project.name,
    file: relative(process.cwd(), module.moduleId),
    seconds: milliseconds / 1000,
  }
}
