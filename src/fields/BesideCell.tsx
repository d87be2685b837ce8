import type { Beside, BesideRows } from '../model/beside'
import { Chip } from './Chip'
import { printNumber } from './numbers'

interface BesideProps {
  readonly words: Beside
  readonly told: BesideRows[string][string] | undefined
}

/** A number beside a row; where it ought to reach another, or is less than wanted, its colour says so. */
export function BesideCell({ words, told }: BesideProps) {
  if (!told) return null
  const { is, of } = told
  if (of === undefined || (words.held && is >= of))
    return <span className="f-number">{printNumber(is)}</span>
  const colour = words.held ? 'error' : reached(is, of)
  return <Chip colour={colour}>{`${printNumber(is)}\u00a0/\u00a0${printNumber(of)}`}</Chip>
}

function reached(is: number, of: number) {
  if (is === of) return 'success'
  if (is > of) return 'error'
  return is === 0 ? 'default' : 'warning'
}
