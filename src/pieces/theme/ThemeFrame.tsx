import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, use, useEffect } from 'react'
import { useSettings } from '../../providers/backendContext'
import { keepUntilShown } from '../../providers/shownErrors'
import { InTheme } from './Themed'
import { themeOf } from './theme'

interface ThemeFrameProps {
  readonly children?: ReactNode
  /** Writes the theme's custom properties; one frame of a page does. */
  readonly writes?: boolean
}

/** The theme by the settings' cookies; MUI and react-admin keep none of their own. */
export function ThemeFrame({ children, writes = false }: ThemeFrameProps) {
  const settings = useSettings()
  const { themeMode, themeDirection } = settings
  // One provider for both directions: turning the page around keeps what is typed on it.
  const styles = themeDirection === 'rtl' ? use(mirrored()) : plain
  return (
    <InTheme value={true}>
      <CacheProvider value={styles}>
        <ThemeProvider
          theme={themeOf(settings)}
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

/** What the theme has to say to the whole page. */
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
