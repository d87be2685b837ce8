import Download from '@mui/icons-material/FileDownloadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { useLanguage } from '../../../providers/backend/backendContext'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { downloadTable, type TableFormat, writeCsv, writeWorkbook } from '../files/writeTable'
import { usePathLabel } from '../plan/columnLabel'
import { type Source, useImportParts } from '../plan/importContext'
import type { Rehearsed } from '../plan/rehearseSome'

interface WrongRowsButtonProps {
  readonly source: Source
  readonly rows: readonly Rehearsed[]
}

/** Downloads the invalid rows with a column of reasons, to correct and import again. */
export function WrongRowsButton({ source, rows }: WrongRowsButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useLanguage()
  const reasonsOf = useReasons()
  const { resource } = useImportParts()
  const give = async (format: TableFormat) => {
    const wrong = new Map(
      rows
        .filter(({ outcome }) => outcome === 'refused')
        .flatMap(row => row.numbers.map(number => [number, row] as const)),
    )
    const sheet = {
      name: translate('importing.check.reasons'),
      headers: [...source.table.headers, translate('importing.check.reasons')],
      rows: source.table.rows.flatMap(({ number, cells }) => {
        const row = wrong.get(number)
        const whole = source.table.headers.map((_, at) => cells[at] ?? null)
        return row ? [[...whole, reasonsOf(row)]] : []
      }),
    }
    const blob = format === 'csv' ? writeCsv(sheet, language) : writeWorkbook([sheet], language)
    downloadTable(await blob, `${resource.name}-${translate('importing.check.refused')}.${format}`)
  }
  const tell = (error: Error) => notify(error.message, { type: 'error' })
  return (
    <Row wrap>
      <Text size="md" tone="secondary">
        {translate('importing.check.wrongFile')}
      </Text>
      {(['xlsx', 'csv'] as const).map(format => (
        <Button
          key={format}
          startIcon={<Download />}
          aria-label={`${translate('importing.check.wrongFile')}: ${format.toUpperCase()}`}
          onClick={() => void give(format).catch(tell)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  )
}

function useReasons() {
  const label = usePathLabel()
  return ({ errors, message }: Rehearsed) => {
    const at = Object.entries(errors).map(([path, reason]) => `${label(path)}: ${reason}`)
    return [...at, ...(message ? [message] : [])].join('; ')
  }
}
