import { withNamespaces } from '../../i18n/inUse'
import { type Me, mayActOnMany } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { later } from '../../ui/theme/later'
import type { BulkMoveProps } from './BulkMove'
import type { ChangeManyProps } from './ChangeMany'
import type { ReviewProps } from './Review'

/** Loaded when the first row is selected. */
export const LazyBulkBar = later<object>(() =>
  withNamespaces(import('./BulkBar'), 'form').then(module => module.BulkBar),
)
export const LazyChangeMany = later<ChangeManyProps>(() =>
  withNamespaces(import('./ChangeMany'), 'field').then(module => module.ChangeMany),
)
export const LazyBulkMove = later<BulkMoveProps>(() =>
  withNamespaces(import('./BulkMove'), 'form', 'validation').then(module => module.BulkMove),
)
export const LazyReview = later<ReviewProps>(() =>
  withNamespaces(import('./Review'), 'history').then(module => module.Review),
)

/** Whether this person may change many records, and the server supports it. */
export const mayChangeMany = (resource: Resource, me: Me): boolean =>
  knowsBulk(resource) && mayActOnMany(resource, me, 'edit')
