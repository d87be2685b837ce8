import { later } from '../../pieces/later'
import type { ChoicesProps } from './Choices'

/** Menus come when the first one opens, or is about to. */
export const Choices = later<ChoicesProps>(() => import('./Choices').then(module => module.Choices))
