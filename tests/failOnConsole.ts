import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

type Call = { level: 'error' | 'warn'; text: string }
const libraryWarning = /react|mui|emotion|deprecat|warning:/i
let calls: Call[] = []
let expected: RegExp[] = []

/** Allows a console message that the test provokes; any other one fails the test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

function record(level: Call['level'], original: typeof console.error) {
  return (...parts: unknown[]) => {
    const text = format(...parts)
    calls.push({ level, text })
    if (!process.env.CI) original(...parts)
  }
}

const { error, warn } = console

beforeEach(() => {
  calls = []
  expected = []
  console.error = record('error', error)
  console.warn = record('warn', warn)
})

afterEach(() => {
  console.error = error
  console.warn = warn
  const counted = calls.filter(call => call.level === 'error' || libraryWarning.test(call.text))
  const surprises = counted.filter(call => !expected.some(pattern => pattern.test(call.text)))
  const missing = expected.filter(pattern => !calls.some(call => pattern.test(call.text)))

  expect(surprises, 'console messages nobody expected').toEqual([])
  expect(missing, 'console messages that were expected and never came').toEqual([])
})
