import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldNamesOf } from '../../scripts/fieldNames.mjs'
import { found } from '../../scripts/schemasNow'

test('the declared field names are those of the schemas', () => {
  const declared = readFileSync('src/business/fieldNames.ts', 'utf8')
  expect(declared, 'npm run docs writes src/business/fieldNames.ts').toBe(fieldNamesOf(found))
})
