import DarkMode from '@mui/icons-material/DarkModeRounded'
import LightMode from '@mui/icons-material/LightModeRounded'
import { useTranslate } from 'ra-core'
import { toggled } from '../domain/settings'
import { IconButton } from '../pieces/Button'
import { useBackend, useSettings } from '../providers/backendContext'

/** Light or dark; kept in its cookie (product.md 3). */
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
      aria-label={action}
      title={action}
      onClick={() => settings.change({ themeMode })}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  )
}
