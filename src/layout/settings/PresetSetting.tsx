import { useTranslate } from 'ra-core'
import { settingChoices } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { createPalette } from '../../ui/theme/palette'

/** Colour presets, shown as samples. */
export function PresetSetting() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const { themeColorPresets: current, themeMode, themeContrast } = useSettings()
  return (
    <fieldset className="settings-group">
      <legend>{translate('shell.settings.themeColorPresets')}</legend>
      <div className="p-stack settings-choices">
        {settingChoices.themeColorPresets.map(preset => {
          const look = { themeContrast, themeColorPresets: preset }
          return (
            <label key={preset}>
              <input
                type="radio"
                name="themeColorPresets"
                checked={preset === current}
                onChange={() => settings.change({ themeColorPresets: preset })}
              />
              <i style={{ background: createPalette(themeMode, look).primary }} />
              <span>{translate(`shell.settings.${preset}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
