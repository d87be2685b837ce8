import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingChoices } from '../../src/base/accounts/settings'
import { toProperties } from '../../src/pieces/theme/customProperties'
import { makeTheme } from '../../src/pieces/theme/theme'

const { themeMode, themeContrast, themeColorPresets } = settingChoices
const looks = themeContrast.flatMap(contrast =>
  themeColorPresets.map(preset => ({ contrast, preset })),
)

test.each(looks)('what stands before the theme has its colours: $contrast, $preset', look => {
  const settings = { themeContrast: look.contrast, themeColorPresets: look.preset }
  const theme = makeTheme({ ...settings, themeDirection: 'ltr' })
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[]
  for (const mode of themeMode) {
    const rules = sheets.flatMap(sheet =>
      Object.entries(sheet).filter(([selector]) => selector.includes(mode)),
    )
    const readText = Object.assign({}, ...rules.map(([, values]) => values))
    expect(readText).toMatchObject(toProperties(mode, settings))
  }
})

test('a stylesheet asks for the mode as the theme tells it', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.css'),
  )
  const sendRequest = sheets.flatMap(name =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/\[data-[a-z-]*(?:mode|scheme)\b/g)].map(
      ([attribute]) => `${name} ${attribute}`,
    ),
  )
  expect(sendRequest.filter(one => !one.endsWith(' [data-mode'))).toEqual([])
  expect(sendRequest.length).toBeGreaterThan(0)
})

test('every colour that a stylesheet or a page names stands there before the theme', () => {
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(css|tsx?)$/.test(name))
    .flatMap(name => [
      ...readFileSync(`src/${name}`, 'utf8').matchAll(/var\((--mui-palette-[\w-]+)/g),
    ])
    .map(([, property = '']) => property)
  const there = Object.keys(
    toProperties('light', { themeContrast: 'default', themeColorPresets: 'default' }),
  )
  expect([...new Set(named)].filter(property => !there.includes(property))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
