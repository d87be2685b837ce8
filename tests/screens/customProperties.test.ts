import { expect, test } from 'vitest'
import { settingChoices } from '../../src/domain/settings'
import { propertiesOf } from '../../src/pieces/theme/customProperties'
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
    const said = Object.assign({}, ...rules.map(([, values]) => values))
    expect(said).toMatchObject(propertiesOf(mode, settings))
  }
})
