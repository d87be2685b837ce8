import { dollars } from '../../src/base/money'
import type { Me } from '../../src/model/access/access'
import type { Unit } from '../../src/model/endpoints/figures'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { type Fragment, sql } from '../db/db'
import type { Figure, FigureProduct, Measure } from './figure'
import { type Spot, spotOf } from './spot'

export interface Measured {
  /** The value of one row; 1 for a count. */
  readonly at: Fragment
  readonly unit: Unit
  readonly lines: FieldModel | undefined
  readonly isMean: boolean
  /** Converts from storage to the wire: cents to dollars. */
  readonly shown: (value: number) => number
}

/** The first measure of a figure that its reader may read. */
export function measuredOf(resource: Resource, me: Me, figure: Figure): Measured | undefined {
  for (const measure of figure.measures) {
    const measured = readyOf(resource, me, measure)
    if (measured) return measured
  }
  return undefined
}

function readyOf(resource: Resource, me: Me, measure: Measure): Measured | undefined {
  if (measure === 'count')
    return { at: sql`1`, unit: 'count', lines: undefined, isMean: false, shown: same }
  if ('product' in measure) return productOf(resource, me, measure.product)
  const isMean = 'mean' in measure
  const spot = spotOf(resource, me, isMean ? measure.mean : measure.sum)
  if (!spot) return undefined
  const ready = { ...unitOf(spot.field), lines: spot.lines, isMean, at: amountOf(spot) }
  if (isMean || !measure.less) return ready
  const less = productOf(resource, me, measure.less)
  return less && { ...ready, at: sql`(${ready.at} - ${less.at})` }
}

function productOf(resource: Resource, me: Me, paths: FigureProduct): Measured | undefined {
  const [one, other] = paths.map(path => spotOf(resource, me, path))
  if (!one || !other) return undefined
  const at = sql`(${amountOf(one)} * ${amountOf(other)})`
  return { at, ...unitOf(one.field), lines: one.lines, isMean: false }
}

const amountOf = ({ at }: Spot) => sql`coalesce(${at}, 0)`
const same = (value: number) => value

const unitOf = ({ store }: FieldModel) =>
  store === 'cents'
    ? { unit: 'money' as const, shown: dollars }
    : { unit: 'count' as const, shown: same }
