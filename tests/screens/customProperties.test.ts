import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingChoices } from '../../src/base/accounts/settings'
import { toProperties } from '../../src/ui/theme/customProperties'
import { makeTheme } from '../../src/ui/theme/theme'

const { themeMode, themeContrast, themeColorPresets } = settingChoices
const looks = themeContrast.flatMap(contrast =>
  themeColorPresets.map(preset => ({ contrast, preset })),
)

const themeNames: Readonly<Record<string, string>> = {
  '--text': 'text-primary',
  '--text-secondary': 'text-secondary',
  '--text-disabled': 'text-disabled',
  '--primary': 'primary-main',
  '--primary-dark': 'primary-dark',
  '--primary-light': 'primary-light',
  '--on-primary': 'primary-contrastText',
  '--background': 'background-default',
  '--paper': 'background-paper',
  '--divider': 'divider',
  '--error': 'error-main',
  '--success': 'success-main',
  '--warning': 'warning-main',
  '--info': 'info-main',
  '--secondary': 'secondary-main',
  '--hover': 'action-hover',
  '--selected': 'action-selected',
}

test.each(looks)('Material’s theme has the colours of the tokens: $contrast, $preset', look => {
  const settings = { themeContrast: look.contrast, themeColorPresets: look.preset }
  const theme = makeTheme({ ...settings, themeDirection: 'ltr' })
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[]
  for (const mode of themeMode) {
    const rules = sheets.flatMap(sheet =>
      Object.entries(sheet).filter(([selector]) => selector.includes(mode)),
    )
    const readText = Object.assign({}, ...rules.map(([, values]) => values))
    const tokens = toProperties(mode, settings)
    for (const [token, name] of Object.entries(themeNames))
      expect(readText[`--mui-palette-${name}`], name).toBe(tokens[token])
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

test('stylesheets and pages name colours by tokens only, never by Material’s properties', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(css|tsx?)$/.test(name))
    .filter(name => readFileSync(`src/${name}`, 'utf8').includes('--mui-palette'))
  expect(found).toEqual([])
})
