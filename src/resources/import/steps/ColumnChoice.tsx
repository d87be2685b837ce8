import { useTranslate } from 'ra-core'
import { cellText, isBlank } from '../../../model/import/cell'
import type { TableRow } from '../../../model/import/readRows'
import { isAlways } from '../../../model/rules/rule'
import { Select } from '../../../ui/primitives/inputs'
import { useColumnLabel } from '../plan/columnLabel'
import { useImportParts } from '../plan/importContext'

interface ColumnChoiceProps {
  readonly at: number
  readonly header: string
  readonly rows: readonly TableRow[]
  readonly chosen: readonly (string | undefined)[]
  readonly onChoose: (name: string | undefined) => void
}

/** One column of the file: its first values, and the field it fills. */
export function ColumnChoice({ at, header, rows, chosen, onChoose }: ColumnChoiceProps) {
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const { importing } = useImportParts()
  const value = chosen[at]
  const column = header || translate('importing.columns.nameless', { number: at + 1 })
  const open = importing.columns.filter(({ name }) => name === value || !chosen.includes(name))
  return (
    <li className={value === undefined ? 'i-column i-unused' : 'i-column'}>
      <strong>
        <bdi>{column}</bdi>
      </strong>
      <span className="p-quiet i-samples">
        <bdi>{samplesOf(rows, at).join(' · ') || '—'}</bdi>
      </span>
      <Select
        aria-label={translate('importing.columns.fieldFor', { column })}
        value={value ?? ''}
        onChange={event => onChoose(event.target.value || undefined)}
      >
        <option value="">{translate('importing.columns.ignored')}</option>
        {open.map(({ name, field, lines }) => (
          <option key={name} value={name}>
            {labelOf({ field, lines })}
            {isAlways(field.required) && !importing.fixed.has(name) ? ' *' : ''}
          </option>
        ))}
      </Select>
    </li>
  )
}

function samplesOf(rows: readonly TableRow[], at: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const cell = cells[at] ?? null
    if (!isBlank(cell)) samples.push(cellText(cell).slice(0, 40))
    if (samples.length === 3) break
  }
  return samples
}
