import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, use, useEffect } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { keepUntilShown } from '../../providers/session/shownErrors'
import { InTheme } from './Themed'
import { createAppTheme } from './theme'

interface ThemeFrameProps {
  readonly children?: ReactNode
  /** Writes the theme's custom properties; true in one frame per page. */
  readonly writes?: boolean
}

/** The theme by the settings' cookies; MUI and react-admin store none of their own. */
export function ThemeFrame({ children, writes = false }: ThemeFrameProps) {
  const settings = useSettings()
  const { themeMode, themeDirection } = settings
  // One provider for both directions, so that switching keeps typed values.
  const styles = themeDirection === 'rtl' ? use(mirrored()) : plain
  return (
    <InTheme value={true}>
      <CacheProvider value={styles}>
        <ThemeProvider
          theme={createAppTheme(settings)}
          defaultMode={themeMode}
          storageManager={null}
          disableStyleSheetGeneration={!writes}
        >
          <Mode mode={themeMode} />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </InTheme>
  )
}

/** The theme's global styles. */
export const ThemeSheet = () => <ThemeFrame writes />

function Mode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}

const plain = createCache({ key: 'mui-ltr' })

let loading: Promise<EmotionCache> | undefined
export function loadMirrored() {
  loading ??= import('./rtlCache').then(
    ({ rtlCache }) => rtlCache,
    error => {
      loading = undefined
      throw error
    },
  )
  return loading
}
const mirrored = keepUntilShown(loadMirrored)
