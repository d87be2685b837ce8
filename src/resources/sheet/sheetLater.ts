import { later } from '../../pieces/later'
import type { SheetProps } from './Sheet'

/** Fetched by who opens the grid. */
export const Sheet = later<SheetProps>(() => import('./Sheet').then(module => module.Sheet))
