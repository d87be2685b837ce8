import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { cellText, isBlank } from '../../../model/import/cell'
import { FileTrouble } from '../../../model/import/files/limits'
import { type ImportSheet, tableOf } from '../../../model/import/files/sheets'
import { headChoices, headRowOf } from '../../../model/import/headRow'
import { Select } from '../../../ui/primitives/inputs'
import { Row } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import type { Source } from '../plan/importContext'

interface RowPlaceProps {
  readonly source: Source
  readonly onSource: (source: Source) => void
}

/** The sheet of a workbook, and the row with its headers, as found; another one may be chosen. */
export function RowPlace({ source, onSource }: RowPlaceProps) {
  const translate = useTranslate()
  const [trouble, setTrouble] = useState<string>()
  const { sheets, sheet, head } = source
  const current = sheets[sheet]
  const heads = current ? headChoices(current.cells) : []
  const move = (next: number, to?: number) => {
    const chosen = sheets[next] as ImportSheet
    const at = to ?? headRowOf(chosen.cells, []).at
    try {
      onSource({ ...source, sheet: next, head: at, table: tableOf(chosen, at) })
    } catch (error) {
      const reason = error instanceof FileTrouble ? error.trouble : 'unreadable'
      setTrouble(translate(`importing.trouble.${reason}`))
    }
  }
  return (
    <Row wrap>
      {sheets.length > 1 && (
        <Select
          label={translate('importing.columns.sheet')}
          compact
          value={sheet}
          onText={text => move(Number(text))}
          options={sheets.map(({ name }, at) => [at, name])}
        />
      )}
      {heads.length > 1 && (
        <Select
          label={translate('importing.columns.head')}
          compact
          value={head}
          onText={text => move(sheet, Number(text))}
        >
          {heads.map(at => (
            <option key={at} value={at}>
              {at + 1}: {headText(current?.cells[at] ?? [])}
            </option>
          ))}
        </Select>
      )}
      {trouble && (
        <Text tone="error" role="alert">
          {trouble}
        </Text>
      )}
    </Row>
  )
}

const headText = (cells: ImportSheet['cells'][number]) =>
  cells
    .filter(cell => !isBlank(cell))
    .map(cellText)
    .join(' · ')
    .slice(0, 60)
