import { useLiveRecord } from '../../../fields/record/liveRecord'
import { recordAround } from '../../../fields/record/paths'
import { useNarrow } from '../../../fields/registry/useNarrow'
import type { FieldModel } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import { inputsOfValue } from '../../../model/validation/settleOrder'
import { useMe } from '../../../providers/backend/backendContext'

/** With more columns the inputs of a table would be too narrow: on a tablet, on a desktop. */
const MOST = { usual: 6, desktop: 8 }

interface LineColumns {
  /** Columns of the table. */
  readonly columns: readonly FieldModel[]
  /** Read-only values below the first column of a row, or folded in a card. */
  readonly notes: readonly FieldModel[]
  readonly isTable: boolean
}

/**
 * Columns that at least one row shows. Many of them stay a table on a desktop: a column for each input and each number
 * that follows one, the other values as notes; a card on a phone folds these.
 */
export function useLineColumns(
  { source, count }: { readonly source: string; readonly count: number },
  all: readonly FieldModel[],
  writable: ReadonlySet<FieldModel>,
): (beside: number) => LineColumns {
  const me = useMe() as Readonly<Record<string, unknown>>
  const isPhone = useNarrow()
  const isDesktop = useNarrow('(min-width: 1200px)')
  const visible = useLiveRecord(record =>
    all
      .filter(({ visibleWhen }) =>
        Array.from({ length: count }, (_, at) => recordAround(record, `${source}.${at}`)).some(
          row => holds(visibleWhen, row, me),
        ),
      )
      .map(({ name }) => name)
      .join(' '),
  ).split(' ')
  const columns = all.filter(({ name }) => visible.includes(name))
  const typed = new Set([...writable].map(({ name }) => name))
  const isColumn = (column: FieldModel) =>
    writable.has(column) || inputsOfValue(column).some(name => typed.has(name))
  return beside => {
    if (columns.length + beside <= MOST.usual) return { columns, notes: [], isTable: !isPhone }
    const [main, notes] = [columns.filter(isColumn), columns.filter(each => !isColumn(each))]
    const width = main.length + main.filter(isOpenText).length
    const isTable = isDesktop && main.length > 0 && width <= MOST.desktop
    const isSplit = isTable || (isPhone && main.length > 0)
    return isSplit ? { columns: main, notes, isTable } : { columns, notes: [], isTable }
  }
}

/** A required text without a maximum length, as an address, takes the width of two columns. */
const isOpenText = ({ kind, words }: FieldModel) =>
  kind === 'text' && words.required === true && !('max' in words && words.max)
