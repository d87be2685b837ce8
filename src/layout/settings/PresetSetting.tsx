import { useTranslate } from 'ra-core'
import { settingChoices } from '../../domain/settings'
import { paletteOf } from '../../pieces/palette'
import { useBackend, useSettings } from '../../providers/backendContext'

/** The colours to choose from, each as itself. */
export function PresetSetting() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const { themeColorPresets: current, themeMode, themeContrast } = useSettings()
  return (
    <fieldset className="settings-group">
      <legend>{translate('app.settings.themeColorPresets')}</legend>
      <div className="settings-choices">
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
              <i style={{ background: paletteOf(themeMode, look).primary }} />
              <span>{translate(`app.settings.${preset}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
