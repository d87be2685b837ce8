import createCache from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'

/** Mirrored styles for right-to-left pages; loaded only for them. */
export const rtlCache = createCache({ key: 'mui-rtl', stylisPlugins: [rtlPlugin] })
