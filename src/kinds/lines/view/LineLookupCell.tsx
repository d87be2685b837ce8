import { printNumber } from '../../../base/numbers'
import { ValueChip } from '../../../fields/display/ValueChip'
import type { LineLookupRows } from '../../../model/access/lineLookups'
import type { LineLookup } from '../data'

interface LineLookupCellProps {
  readonly words: LineLookup
  readonly number: LineLookupRows[string][string] | undefined
}

/** A number beside a row; its colour shows whether it is below, at or above its target. */
export function LineLookupCell({ words, number }: LineLookupCellProps) {
  if (!number) return null
  const { is, of } = number
  if (of === undefined || (words.includeOwn && is >= of))
    return <span className="f-number">{printNumber(is)}</span>
  const colour = words.includeOwn ? 'error' : reached(is, of)
  return (
    <ValueChip colour={colour}>{`${printNumber(is)}\u00a0/\u00a0${printNumber(of)}`}</ValueChip>
  )
}

function reached(is: number, of: number) {
  if (is === of) return 'success'
  if (is > of) return 'error'
  return is === 0 ? 'default' : 'warning'
}
