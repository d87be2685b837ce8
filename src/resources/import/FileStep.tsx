import Download from '@mui/icons-material/FileDownloadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'
import { FileDrop } from './FileDrop'
import { FileTrouble, MOST_COLUMNS, MOST_MEGABYTES, MOST_ROWS } from './files/limits'
import { readFile, readText } from './files/readTable'
import type { Format } from './files/writeTable'
import { Guide } from './Guide'
import { type Source, useImportParts } from './importContext'
import { PasteBox } from './PasteBox'
import { UnfinishedImport } from './UnfinishedImport'
import type { Begun } from './useJob'
import { useTemplate } from './useTemplate'

interface FileStepProps {
  readonly onRead: (source: Source) => void
  readonly onResume: (begun: Begun) => void
}

/** A template to start from, and a file or pasted rows to go on with. */
export function FileStep({ onRead, onResume }: FileStepProps) {
  const translate = useTranslate()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const take = async (name: string, read: () => Promise<Source['table']>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      onRead({ name, table: await read() })
    } catch (error) {
      const trouble = error instanceof FileTrouble ? error.trouble : 'unreadable'
      setTrouble(translate(`importing.trouble.${trouble}`, limits))
    } finally {
      setBusy(false)
    }
  }
  const pasted = translate('importing.file.pasted')
  return (
    <>
      <UnfinishedImport onResume={onResume} />
      <div className="i-two">
        <TemplatePart />
        <section className="i-part">
          <h3>{translate('importing.file.bringTitle')}</h3>
          <FileDrop busy={busy} onFile={file => void take(file.name, () => readFile(file))} />
          {trouble && (
            <p className="i-trouble" role="alert">
              {trouble}
            </p>
          )}
          <PasteBox busy={busy} onText={text => void take(pasted, () => readText(text))} />
        </section>
      </div>
    </>
  )
}

const limits = { megabytes: MOST_MEGABYTES, rows: MOST_ROWS, columns: MOST_COLUMNS }

function TemplatePart() {
  const translate = useTranslate()
  const labels = useLabels()
  const notify = useNotify()
  const { importing } = useImportParts()
  const makeTemplate = useTemplate()
  const named = (fields: typeof importing.fields) => ({
    fields: fields.map(field => labels.field(field)).join(', '),
  })
  const give = (format: Format) =>
    makeTemplate(format).catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <section className="i-part">
      <h3>{translate('importing.file.templateTitle')}</h3>
      <p className="i-soft">{translate('importing.file.templateText')}</p>
      <div className="i-row">
        <Button variant="outlined" startIcon={<Download />} onClick={() => void give('xlsx')}>
          {translate('importing.file.templateXlsx')}
        </Button>
        <Button startIcon={<Download />} onClick={() => void give('csv')}>
          {translate('importing.file.templateCsv')}
        </Button>
      </div>
      <Guide />
      {importing.left.length > 0 && (
        <p className="i-soft">{translate('importing.file.left', named(importing.left))}</p>
      )}
      {importing.missing.length > 0 && (
        <p className="i-soft">{translate('importing.file.noNew', named(importing.missing))}</p>
      )}
    </section>
  )
}
