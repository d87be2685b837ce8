import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeLanguage } from '../../scripts/language/write.mjs'
import { catalogue } from '../../src/catalogue'
import { describeKinds } from '../../src/kinds/registry'
import { saidWords } from './saidWords'

await describeKinds()
const { headings } = await writeLanguage()
// schemas that are added without translations are not shipped
const said = [...catalogue.resources.values()]
  .filter(({ name }) => existsSync(`src/locales/en/resources/${name}.json`))
  .map(({ schema }) => saidWords(schema))
/** Sections of rules and computations, whose words have no owner in the registry. */
const ownOwners: Readonly<Record<string, string>> = { Rules: 'rule', Computations: 'expression' }

/** Words that so many shipped schemas say, by section, as decision 030 lists them. */
function listOf(schemas: number) {
  const sections = new Map<string, string[]>()
  for (const { title, word, owners } of headings) {
    const names = [...owners, ownOwners[title] ?? ''].map(owner => `${owner} ${word}`)
    const users = said.filter(words => names.some(name => words.has(name)))
    if (users.length === schemas)
      sections.set(title, [...(sections.get(title) ?? []), `\`${word}\``])
  }
  return [...sections].map(([title, words]) => `- ${title}: ${words.join(', ')}`).join('\n')
}

test('decision 030 lists the words that one shipped schema says, and those that none says', () => {
  const record = readFileSync('docs/decisions/030-words-of-one-schema.md', 'utf8')
  expect(record).toContain(`**Said by one schema**:\n\n${listOf(1)}\n`)
  expect(record).toContain(`**Said by none**:\n\n${listOf(0)}\n`)
})
