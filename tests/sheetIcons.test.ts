import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames, moveIconNames } from '../src/model/definition/uiNames'
import { symbolOf } from '../src/ui/menu/ResourceIcon'

/** Icons by the names of schemas and menu sections; without one, table rows. */
const named = ['table_rows', ...iconNames].map(symbolOf)

test('the sheet holds each icon that is drawn from it, and no other', () => {
  const pages = readdirSync('src/custom-pages').map(folder => `src/custom-pages/${folder}/index.ts`)
  const drawn = pages
    .filter(existsSync)
    .flatMap(page =>
      [...readFileSync(page, 'utf8').matchAll(/icon: '(\w+)'/g)].map(([, name]) => name),
    )
  const held = symbolsIn('src/ui/menu/icons.svg')
  expect(held).toEqual([...new Set([...drawn, ...named])].toSorted())
})

test('the sheet of transitions holds each of their icons, and no other', () => {
  const held = symbolsIn('src/resources/flow/moves/moves.svg')
  expect(held).toEqual(['arrow_forward', ...moveIconNames])
})

const symbolsIn = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><\w+ \w/g)].map(
    ([, name]) => name,
  )
