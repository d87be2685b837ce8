import Contrast from '@mui/icons-material/ContrastRounded'
import Dark from '@mui/icons-material/DarkModeRounded'
import Ltr from '@mui/icons-material/FormatTextdirectionLToRRounded'
import Rtl from '@mui/icons-material/FormatTextdirectionRToLRounded'
import Light from '@mui/icons-material/LightModeRounded'
import Plain from '@mui/icons-material/RadioButtonUncheckedRounded'
import Vertical from '@mui/icons-material/VerticalSplitRounded'
import Horizontal from '@mui/icons-material/ViewAgendaRounded'
import Mini from '@mui/icons-material/ViewSidebarRounded'
import { useTranslate } from 'ra-core'
import { type SettingName, settingChoices } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { RadioTile } from '../../ui/primitives/choices'
import { Grid } from '../../ui/primitives/layout'

type Named = Exclude<SettingName, 'themeStretch' | 'themeColorPresets'>

/** A setting with its choices side by side. */
export function Setting({ name }: { name: Named }) {
  const translate = useTranslate()
  const { settings } = useBackend()
  const current = useSettings()[name]
  return (
    <fieldset className="settings-group">
      <legend>{translate(`shell.settings.${name}`)}</legend>
      <Grid min={68} fit gap={2} className="settings-choices">
        {settingChoices[name].map(choice => {
          const Icon = settingIcons[choice]
          return (
            <RadioTile
              key={choice}
              name={name}
              checked={choice === current}
              onChange={() => settings.change({ [name]: choice })}
            >
              <Icon />
              {translate(`shell.settings.${choice}`)}
            </RadioTile>
          )
        })}
      </Grid>
    </fieldset>
  )
}

const settingIcons = {
  light: Light,
  dark: Dark,
  default: Plain,
  bold: Contrast,
  ltr: Ltr,
  rtl: Rtl,
  vertical: Vertical,
  horizontal: Horizontal,
  mini: Mini,
} as const
