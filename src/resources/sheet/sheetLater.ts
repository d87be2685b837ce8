import { later } from '../../fields/fieldView'
import type { SheetProps } from './Sheet'

/** Fetched by who opens the grid. */
export const Sheet = later<SheetProps>(() => import('./Sheet').then(module => module.Sheet))
