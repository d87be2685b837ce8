import { useTranslate } from 'ra-core'
import { type SettingName, settingChoices } from '../../domain/settings'
import { useBackend, useSettings } from '../../providers/backendContext'
import { settingIcons } from './settingIcons'

type Named = Exclude<SettingName, 'themeStretch' | 'themeColorPresets'>

/** One setting with its choices side by side. */
export function Setting({ name }: { name: Named }) {
  const translate = useTranslate()
  const { settings } = useBackend()
  const current = useSettings()[name]
  return (
    <fieldset className="settings-group">
      <legend>{translate(`app.settings.${name}`)}</legend>
      <div className="settings-choices">
        {settingChoices[name].map(choice => {
          const Icon = settingIcons[choice]
          return (
            <label key={choice}>
              <input
                type="radio"
                name={name}
                checked={choice === current}
                onChange={() => settings.change({ [name]: choice })}
              />
              <Icon />
              <span>{translate(`app.settings.${choice}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
