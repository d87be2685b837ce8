import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { business } from '../src/business'
import { customKinds } from '../src/custom-kinds/kinds'
import { describeKinds, kindNames, setKinds } from '../src/kinds/registry'
import { iconNames, moveIconNames } from '../src/model/definition/uiNames'
import { expressionWords } from '../src/model/words/checkExpression'
import { registry, wordsOf } from '../src/model/words/registry'
import { renamed } from '../src/model/words/renamed'
import { featureDescriptions } from '../src/schemas/features/descriptions'

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => join(folder, name))
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)]
const sources = ['src', 'server', 'tests', 'scripts', 'bench'].flatMap(folder =>
  filesIn(folder, /\.(tsx?|css|mjs)$/),
)

/** The anchor of a heading on code hosts. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (path: string) =>
  new Set(
    [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text)),
  )

setKinds(customKinds)
await describeKinds()

/** Names of former words that are no word of today, with any owner. */
function formerWords(): ReadonlySet<string> {
  const features = Object.values(featureDescriptions)
  const today = [
    ...Object.values(registry),
    ...kindNames().map(kind => wordsOf(`field of kind ${kind}`)),
    ...features.flatMap(({ words, parts = {} }) => [words, ...Object.values(parts)]),
  ].flatMap(Object.keys)
  const others = [
    ...kindNames(),
    ...expressionWords,
    ...iconNames,
    ...moveIconNames,
    ...Object.keys(business),
  ]
  const former = Object.values(renamed).flatMap(words =>
    Object.keys(words).filter(word => words[word]),
  )
  return new Set(former.filter(word => /^\w+$/.test(word) && ![...today, ...others].includes(word)))
}

/** Code spans and blocks of TypeScript. */
const snippetsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/```(\w*)\n([\s\S]*?)```|`([^`]+)`/g)].flatMap(
    ([, language, block = '', span]) => span ?? (language === 'ts' ? block : []),
  )
/** Records of renames. */
const listsFormerWords = /decisions\/03[02]-/

describe('documents', () => {
  test.each(documents.filter(path => !listsFormerWords.test(path)))(
    '%s speaks of schemas in words of today',
    path => {
      const former = formerWords()
      const said = snippetsIn(path).flatMap(snippet =>
        // a word alone in backticks, or before its value
        /^\w+$/.test(snippet)
          ? snippet
          : [...snippet.matchAll(/(?<![\w.'"?/-])(\w+): /g)].map(([, word = '']) => word),
      )
      expect(said.filter(word => former.has(word))).toEqual([])
    },
  )

  test.each(documents)('every document that %s names is in the repository', path => {
    const named = [...readFileSync(path, 'utf8').matchAll(/(?<![\w/.<>*-])([\w./-]+\.md)\b/g)]
    const places = ['.', 'docs', 'docs/decisions', dirname(path)]
    const isThere = (name: string) => places.some(folder => existsSync(join(folder, name)))
    expect(named.map(([, name = '']) => name).filter(name => !isThere(name))).toEqual([])
  })

  test.each(['business'])('code and documents cite headings that docs/%s.md has', name => {
    const known = anchorsOf(`docs/${name}.md`)
    const cited = [...sources, ...documents].flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(new RegExp(`\\b${name}\\.md#([\\w-]+)`, 'g'))].map(
        ([, anchor = '']) => ({ path, anchor }),
      ),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ anchor }) => !known.has(anchor))).toEqual([])
  })

  test.each(documents)('every link of %s leads somewhere', path => {
    const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    const broken = links
      .map(([, link = '']) => link.split('#'))
      .filter(([file = '', anchor]) => {
        const target = file === '' ? path : join(dirname(path), file)
        try {
          return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
            ? true
            : readFileSync(target).length === 0
        } catch (error) {
          return (error as NodeJS.ErrnoException).code !== 'EISDIR'
        }
      })
    expect(broken).toEqual([])
  })
})
