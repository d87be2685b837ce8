import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bothDatabases, longFiles, pageFiles, processFiles } from './groups'

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
  name => `tests/${name.replaceAll('\\', '/')}`,
)

/** The patterns for which `{a,b}` stands. */
function patternsOf(pattern: string): string[] {
  const [, before, names, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? []
  if (names === undefined) return [pattern]
  return names.split(',').flatMap(name => patternsOf(`${before}${name}${after}`))
}

const matches = (pattern: string) => {
  const parts = pattern
    .split('**/')
    .map(part => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  const whole = new RegExp(`^${parts.join('(?:.*/)?')}$`)
  return files.some(file => whole.test(file))
}

test('every name in the groups of tests is a file, so that none leaves its group unseen', () => {
  const patterns = [...bothDatabases, ...longFiles, ...pageFiles, ...processFiles]
  expect(patterns.flatMap(patternsOf).filter(pattern => !matches(pattern))).toEqual([])
})
