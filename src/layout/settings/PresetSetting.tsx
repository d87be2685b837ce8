import { useTranslate } from 'ra-core'
import { settingChoices } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { RadioTile } from '../../ui/primitives/choices'
import { Grid } from '../../ui/primitives/layout'
import { createPalette } from '../../ui/theme/palette'

/** Colour presets, shown as samples. */
export function PresetSetting() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const { themeColorPresets: current, themeMode, themeContrast } = useSettings()
  return (
    <fieldset className="settings-group">
      <legend>{translate('shell.settings.themeColorPresets')}</legend>
      <Grid min={68} fit gap={2} className="settings-choices">
        {settingChoices.themeColorPresets.map(preset => {
          const look = { themeContrast, themeColorPresets: preset }
          return (
            <RadioTile
              key={preset}
              name="themeColorPresets"
              checked={preset === current}
              onChange={() => settings.change({ themeColorPresets: preset })}
            >
              <i style={{ background: createPalette(themeMode, look).primary }} />
              {translate(`shell.settings.${preset}`)}
            </RadioTile>
          )
        })}
      </Grid>
    </fieldset>
  )
}
