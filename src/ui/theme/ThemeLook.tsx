import './base.css'
import { Suspense, useEffect } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { customProperties } from './customProperties'
import { plainLater } from './plainLater'
import { useThemeLoaded } from './Themed'

const ThemeSheet = plainLater(() => import('./ThemeFrame'), 'ThemeSheet')

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
      <Suspense fallback={null}>{useThemeLoaded() && <ThemeSheet />}</Suspense>
    </>
  )
}
