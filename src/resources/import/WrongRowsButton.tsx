import Download from '@mui/icons-material/FileDownloadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { Button } from '../../pieces/Button'
import { useLanguage } from '../../providers/backendContext'
import { usePathLabel } from './columnLabel'
import { type Format, saveFile, writeCsv, writeWorkbook } from './files/writeTable'
import { type Source, useImportParts } from './importContext'
import type { Rehearsed } from './rehearseSome'

interface WrongRowsButtonProps {
  readonly source: Source
  readonly rows: readonly Rehearsed[]
}

/** The wrong rows as the file has them, with a column of reasons: to be corrected and brought again. */
export function WrongRowsButton({ source, rows }: WrongRowsButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useLanguage()
  const reasonsOf = useReasons()
  const { resource } = useImportParts()
  const give = async (format: Format) => {
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
    saveFile(await blob, `${resource.name}-${translate('importing.check.refused')}.${format}`)
  }
  const tell = (error: Error) => notify(error.message, { type: 'error' })
  return (
    <div className="i-row">
      <span className="i-soft">{translate('importing.check.wrongFile')}</span>
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
    </div>
  )
}

function useReasons() {
  const label = usePathLabel()
  return ({ errors, message }: Rehearsed) => {
    const at = Object.entries(errors).map(([path, reason]) => `${label(path)}: ${reason}`)
    return [...at, ...(message ? [message] : [])].join('; ')
  }
}
