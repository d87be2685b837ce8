import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { MadeCardProps } from './CreatedCard'

/** History state of a page whose record was just created; it survives a reload. */
export const justMade = { justMade: true } as const

export const isJustMade = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justMade' in state

export const LazyCreatedCard = later<MadeCardProps>(() =>
  withNamespaces(import('./CreatedCard'), 'list').then(module => module.CreatedCard),
)
