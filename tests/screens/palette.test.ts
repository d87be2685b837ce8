import { describe, expect, test } from 'vitest'
import { settingChoices } from '../../src/base/accounts/settings'
import { createPalette, mix } from '../../src/ui/theme/palette'

const { themeMode, themeContrast, themeColorPresets } = settingChoices
const all = themeMode.flatMap(mode =>
  themeContrast.flatMap(contrast => themeColorPresets.map(preset => ({ mode, contrast, preset }))),
)

/** WCAG 2.2: relative luminance and the ratio of two colours. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const ratio = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(all)('$mode, $contrast, $preset', ({ mode, contrast, preset }) => {
  const colours = createPalette(mode, { themeContrast: contrast, themeColorPresets: preset })
  const { paper, background, tint, primary } = colours

  test.each([
    'text',
    'textSecondary',
    'primary',
    'error',
    'success',
    'warning',
    'info',
    'secondary',
  ] as const)('%s can be read', name => {
    expect(ratio(colours[name], paper)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(colours[name], background)).toBeGreaterThanOrEqual(4.5)
  })

  test('what stands on the primary, its hover and its tint can be read', () => {
    expect(ratio(colours.onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
    const hover = mode === 'light' ? colours.primaryDark : colours.primaryLight
    expect(ratio(colours.onPrimary, hover)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(primary, tint)).toBeGreaterThanOrEqual(4.5)
  })

  test('a primary button that cannot be pressed can be read', () => {
    const [veil, share] =
      mode === 'light' ? (['#1a232c', 0.08] as const) : (['#ffffff', 0.13] as const)
    for (const ground of [paper, background])
      expect(ratio(colours.textSecondary, mix(ground, veil, share))).toBeGreaterThanOrEqual(4.5)
  })

  test('borders of inputs are seen', () => {
    expect(ratio(colours.border, paper)).toBeGreaterThanOrEqual(3)
  })

  // Chip.module.css: a chip has 14 % of its colour over its background, its text 60 %
  test.each(['info', 'success', 'warning', 'error'] as const)('a chip of %s can be read', name => {
    const main = colours[name]
    const words = mix(colours.text, main, 0.6)
    expect(ratio(words, mix(paper, main, 0.14))).toBeGreaterThanOrEqual(4.5)
    expect(ratio(words, mix(background, main, 0.14))).toBeGreaterThanOrEqual(4.5)
  })
})
