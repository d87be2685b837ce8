import { expect, test } from 'vitest'
import {
  defaultSettings,
  isChanged,
  parseSettings,
  type Settings,
  toggled,
} from '../../src/base/accounts/settings'

const cookies = (values: Record<string, string>) => parseSettings(name => values[name])

test('without cookies everything is at its default', () => {
  expect(cookies({})).toEqual({
    themeMode: 'light',
    themeLayout: 'vertical',
    themeStretch: false,
    themeContrast: 'default',
    themeDirection: 'ltr',
    themeColorPresets: 'default',
  })
  expect(isChanged(cookies({}))).toBe(false)
})

test('cookies are read, and what is no choice counts as not set', () => {
  const read = cookies({
    themeMode: 'dark',
    themeStretch: 'true',
    themeLayout: 'diagonal',
    themeColorPresets: '"red"',
  })
  expect(read).toEqual({ ...defaultSettings, themeMode: 'dark', themeStretch: true })
  expect(isChanged(read)).toBe(true)
})

test.each([
  ['themeMode', 'light', 'dark'],
  ['themeContrast', 'default', 'bold'],
  ['themeDirection', 'ltr', 'rtl'],
  ['themeStretch', false, true],
  ['themeLayout', 'vertical', 'mini'],
] as const)('%s goes between %s and %s', (name, first, second) => {
  const there = toggled(defaultSettings, name)
  expect([defaultSettings[name], there[name], toggled(there, name)[name]]).toEqual([
    first,
    second,
    first,
  ])
})

test('from the horizontal layout the toggle leads back to the vertical one', () => {
  const horizontal: Settings = { ...defaultSettings, themeLayout: 'horizontal' }
  expect(toggled(horizontal, 'themeLayout').themeLayout).toBe('vertical')
})
