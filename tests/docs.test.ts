import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

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

describe('documents', () => {
  test.each(['business'])('code cites headings that docs/%s.md has', name => {
    const known = anchorsOf(`docs/${name}.md`)
    const cited = sources.flatMap(path =>
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
