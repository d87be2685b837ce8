import type { Resource } from '../../../../src/model/fields/resource'
import { indexesOf } from '../../../query/indexes'

/** Number of generated indexes per table to aim at. */
const MANY = 6

/**
 * The number of generated indexes of each table and of the columns in them, the most first: a create
 * writes one entry into each index.
 */
export function indexCosts(resources: Iterable<Resource>): string[] {
  const costs = [...resources].map(resource => {
    const indexes = indexesOf(resource)
    return {
      name: resource.name,
      count: indexes.length,
      columns: indexes.flatMap(columnsOf).length,
    }
  })
  costs.sort((a, b) => b.count - a.count || b.columns - a.columns)
  const width = Math.max(...costs.map(({ name }) => name.length))
  const lines = costs.map(
    ({ name, count, columns }) =>
      `  ${name.padEnd(width)}  ${count} ${count === 1 ? 'index' : 'indexes'} of ${columns} columns${count > MANY ? ', many' : ''}`,
  )
  const advice = costs.some(({ count }) => count > MANY)
    ? ' Fewer with filter only on fields that people narrow by, and sortable: true only where more than 10,000 rows are sorted.'
    : ''
  return [`Indexes: a create writes one entry into each.${advice}`, ...lines]
}

const columnsOf = ({ columns, beside = [] }: ReturnType<typeof indexesOf>[number]) => [
  ...columns,
  ...beside,
]
