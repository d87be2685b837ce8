import DarkMode from '@mui/icons-material/DarkModeRounded'
import LightMode from '@mui/icons-material/LightModeRounded'
import { useTranslate } from 'ra-core'
import { toggled } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'

/** Light or dark; stored in a cookie. */
export function ModeToggle() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const now = useSettings()
  const isDark = now.themeMode === 'dark'
  const action = translate(isDark ? 'app.shell.toLight' : 'app.shell.toDark')
  const { themeMode } = toggled(now, 'themeMode')
  return (
    <IconButton
      className="mode-toggle"
      title={action}
      onClick={() => settings.change({ themeMode })}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  )
}
