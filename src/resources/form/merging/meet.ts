import type { Values } from '../../../model/draft'
import { type Merged, merge, type Yielded } from '../../../model/merge'
import { sameValue } from '../../../model/sameValue'
import type { Sent } from '../../useRecord'
import type { Writer } from '../resolver'

/** My values and the record somebody saved meanwhile, put together for the form that goes on with it. */
export function meet(
  { resource, base, writable }: Writer,
  { typed, theirs }: { readonly typed: Values; readonly theirs: Sent },
  yielded?: Yielded,
): Merged {
  const fields = [...resource.fields.values()]
  const open = theirs._can?.fields ? new Set(theirs._can.fields) : writable
  const versions = { base, mine: { ...base, ...typed }, theirs }
  const met = merge(fields, versions, { writable: open, ...(yielded && { yielded }) })
  const values: Record<string, unknown> = { ...met.values }
  // As the record has it where it means the same: the form then knows it for unchanged.
  for (const field of fields) {
    const { name } = field
    if (name in theirs && sameValue(field, values[name], theirs[name])) values[name] = theirs[name]
  }
  return { ...met, values }
}

/** What is worth telling of what they did: not what the server reckons from it. */
export const toldFields = ({ taken }: Pick<Merged, 'taken'>) =>
  taken.filter(({ kind }) => kind !== 'computed')
