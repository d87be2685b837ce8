import './base.css'
import { useEffect } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { customProperties } from './customProperties'
import { plainLater, quiet } from './plainLater'
import { useThemeLoaded } from './Themed'

const ThemeSheet = quiet(plainLater(() => import('./ThemeFrame'), 'ThemeSheet'))

/** Colours of the page before Material's theme is loaded, and further custom properties afterwards. */
export function ThemeLook() {
  const settings = useSettings()
  const { themeMode } = settings
  useEffect(() => {
    document.documentElement.dataset.mode = themeMode
  }, [themeMode])
  return (
    <>
      <style>{customProperties(settings)}</style>
      {useThemeLoaded() && <ThemeSheet />}
    </>
  )
}
