import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '../src/model/definition/uiNames'
import { symbolOf } from '../src/ui/menu/ResourceIcon'

/** Icons by the names of schemas and menu sections; without one, table rows. */
const named = ['table_rows', ...iconNames].map(symbolOf)

test('the sheet holds each icon that is drawn from it, and no other', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(it =>
    /\.tsx?$/.test(it),
  )
  const drawn = files.flatMap(file =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/sheetIcon\('(\w+)'\)/g)].map(
      ([, name]) => name,
    ),
  )
  const sheet = readFileSync('src/ui/menu/icons.svg', 'utf8')
  const held = [...sheet.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><\w+ \w/g)].map(
    ([, name]) => name,
  )
  expect(held).toEqual([...new Set([...drawn, ...named])].toSorted())
})
