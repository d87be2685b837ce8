import createCache from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'

/** Styles mirrored for pages that read from the right; loaded only then. */
export const rtlCache = createCache({ key: 'mui-rtl', stylisPlugins: [rtlPlugin] })
