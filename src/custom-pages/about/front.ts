import { AboutPage } from './AboutPage'

export const about = { path: '/nosotros', Page: AboutPage }
