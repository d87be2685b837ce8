import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Writes the counts of a vitest run, its failures and the seconds of each file, including imports and hooks,
 * to `TEST_RESULTS`. A file that does not load and an error outside of every test count as failed tests.
 */
export default class TestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    const failures = unhandledErrors.map(error => failure('outside of every test', [error]))
    for (const module of modules) {
      let failed = 0
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state !== 'failed') counts[state === 'passed' ? 'passed' : 'skipped']++
        else {
          failed++
          failures.push(failure(`${nameOf(module)} > ${test.fullName}`, errors))
        }
      }
      if (failed === 0 && module.state() === 'failed') {
        failed++
        failures.push(failure(`${nameOf(module)}: does not load`, module.errors()))
      }
      counts.failed += failed
    }
    const results = { counts, failures, files: modules.map(fileOf) }
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results))
  }
}

const MESSAGE_LENGTH = 600

function failure(place, errors) {
  const message = (errors ?? []).map(error => error?.message ?? String(error)).join('; ')
  return { place, message: message.slice(0, MESSAGE_LENGTH) }
}

const nameOf = module => `${module.project.name} ${relative(process.cwd(), module.moduleId)}`

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
