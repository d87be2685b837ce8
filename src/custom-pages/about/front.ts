import { AboutPage } from './AboutPage'

/** Who we are (product.md 2). */
export const about = { path: '/nosotros', Page: AboutPage }
