import { type Me, mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { later } from '../../pieces/later'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { PageProps } from '../resourceViews'
import type { BulkMoveProps } from './BulkMove'
import type { ChangeManyProps } from './ChangeMany'
import type { ReviewProps } from './Review'

/** Fetched when the first row is ticked. */
export const BulkBar = later<PageProps>(() => import('./BulkBar').then(module => module.BulkBar))
export const ChangeMany = later<ChangeManyProps>(() =>
  import('./ChangeMany').then(module => module.ChangeMany),
)
export const BulkMove = later<BulkMoveProps>(() =>
  import('./BulkMove').then(module => module.BulkMove),
)
export const Review = later<ReviewProps>(() => import('./Review').then(module => module.Review))

/** So many rows go in one call. */
export const MOST = 500

/** Many records of this resource may be changed at once, on a server that knows how. */
export const mayChangeMany = (resource: Resource, me: Me): boolean =>
  knowsBulk(resource) && mayAct(resource, me, 'edit')
