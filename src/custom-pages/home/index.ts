import { HomePage } from './HomePage'

/** Where a signed-in person starts. */
export const home = { path: 'app', Page: HomePage }
