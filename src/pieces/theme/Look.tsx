import './base.css'
import { Suspense, useEffect } from 'react'
import { useSettings } from '../../providers/backendContext'
import { plainLater } from '../plainLater'
import { customProperties } from './customProperties'
import { useThemeLoaded } from './Themed'

const ThemeSheet = plainLater(() => import('./ThemeFrame').then(module => module.ThemeSheet))

/** The page's colours before Material's theme is there, and the rest of its custom properties then. */
export function Look() {
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
