import { type Me, mayActOnMany } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

/** Loaded when the first row is selected. */
export const LazyBulkBar = later(() => import('./BulkBar'), 'BulkBar', 'form')
export const LazyChangeMany = later(() => import('./ChangeMany'), 'ChangeMany', 'field')
export const LazyBulkMove = later(() => import('./BulkMove'), 'BulkMove', 'form', 'validation')
export const LazyReview = quiet(later(() => import('./Review'), 'Review', 'history'))

/** Whether this person may change many records, and the server supports it. */
export const mayChangeMany = (resource: Resource, me: Me): boolean =>
  knowsBulk(resource) && mayActOnMany(resource, me, 'edit')
