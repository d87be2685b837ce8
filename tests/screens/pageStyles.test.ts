import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Drawn by the kit or before it: they may name what tokens cannot say.
const kit = /^src\/ui\//
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name}`)
  .filter(name => name.endsWith('.css') && !kit.test(name))

const widths = [
  '599.95px',
  '899.95px',
  '1199.95px',
  '1599.95px',
  '600px',
  '900px',
  '1200px',
  '1600px',
]
const own: Readonly<Record<string, RegExp>> = {
  colours: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\((?!0 0 0|from)/gi,
  'font sizes': /font-size: (?!var\(--font-|inherit|[\d.]+em\b)[^;]+/g,
  'font weights': /font-weight: (?!400|600|inherit)[^;]+/g,
  'break points': /@media[^{]*width: ([\d.]+px)/g,
}

test.each(Object.entries(own))('no page has %s of its own', (name, pattern) => {
  const found = sheets.flatMap(sheet =>
    [...readFileSync(sheet, 'utf8').matchAll(pattern)]
      .filter(([, width]) => name !== 'break points' || !widths.includes(width ?? ''))
      .map(([text]) => `${sheet}: ${text}`),
  )
  expect(found).toEqual([])
})
