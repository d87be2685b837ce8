import { sameValue } from '../../../model/fields/sameValue'
import type { DraftValues } from '../../../model/validation/draft'
import { type Merged, merge, type SavedChoices } from '../../../model/validation/merge'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { Writer } from '../fields/resolver'

/** Merges the form's values with the record that another user saved meanwhile. */
export function meet(
  { resource, base, writable }: Writer,
  { typed, theirs }: { readonly typed: DraftValues; readonly theirs: SentRecord },
  yielded?: SavedChoices,
): Merged {
  const fields = [...resource.fields.values()]
  const open = theirs._can?.fields ? new Set(theirs._can.fields) : writable
  const versions = { base, mine: { ...base, ...typed }, theirs }
  const met = merge(fields, versions, { writable: open, ...(yielded && { yielded }) })
  const values: Record<string, unknown> = { ...met.values }
  // Uses the record's own notation for equal values, so that the form counts them as unchanged.
  for (const field of fields) {
    const { name } = field
    if (name in theirs && sameValue(field, values[name], theirs[name])) values[name] = theirs[name]
  }
  return { ...met, values }
}

/** Changes to report to the reader: all except computed fields. */
export const mergedFieldsOf = ({ taken }: Pick<Merged, 'taken'>) =>
  taken.filter(({ computed }) => !computed)
