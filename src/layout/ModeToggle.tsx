import DarkMode from '@mui/icons-material/DarkModeRounded'
import LightMode from '@mui/icons-material/LightModeRounded'
import { useColorScheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { IconButton } from '../pieces/Button'
import { keepThemeMode } from '../providers/themeMode'

/** Light or dark; kept in its cookie (product.md 3). */
export function ModeToggle() {
  const translate = useTranslate()
  const { mode, setMode } = useColorScheme()
  const isDark = mode === 'dark'
  const action = translate(isDark ? 'app.shell.toLight' : 'app.shell.toDark')
  const toggle = () => {
    const next = isDark ? 'light' : 'dark'
    setMode(next)
    keepThemeMode(next)
  }
  return (
    <IconButton aria-label={action} title={action} onClick={toggle}>
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  )
}
