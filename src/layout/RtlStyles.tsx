import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'

const cache = createCache({ key: 'mui-rtl', stylisPlugins: [rtlPlugin] })

/** Styles mirrored for Arabic; loaded only then. */
export const RtlStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
)
