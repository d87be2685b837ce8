import Download from '@mui/icons-material/FileDownloadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import {
  FileTrouble,
  MOST_COLUMNS,
  MOST_IMPORT_ROWS,
  MOST_MEGABYTES,
} from '../../../model/import/files/limits'
import { readFile, readText } from '../../../model/import/files/readTable'
import { type ImportSheet, placeOfRows, tableOf } from '../../../model/import/files/sheets'
import { useLabels } from '../../../providers/backend/labels'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/primitives/Card'
import { Facts } from '../../../ui/primitives/Facts'
import { Grid, Row } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import type { TableFormat } from '../files/writeTable'
import { namesOfColumns } from '../plan/fieldNames'
import { useHints } from '../plan/hints'
import { type Source, useImportParts } from '../plan/importContext'
import type { StartedJob } from '../plan/useJob'
import { FileDrop } from './FileDrop'
import { PasteBox } from './PasteBox'
import { UnfinishedImport } from './UnfinishedImport'
import { useTemplate } from './useTemplate'

interface FileStepProps {
  readonly onRead: (source: Source) => void
  readonly onResume: (startedJob: StartedJob) => void
}

/** Offers a template, and takes a file or pasted rows. */
export function FileStep({ onRead, onResume }: FileStepProps) {
  const translate = useTranslate()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { importing } = useImportParts()
  const take = async (name: string, read: () => Promise<Source['sheets']>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const [sheets, columns] = await Promise.all([read(), namesOfColumns(importing.columns)])
      const { sheet, head } = placeOfRows(sheets, columns)
      const table = tableOf(sheets[sheet] as ImportSheet, head)
      onRead({ name, sheets, sheet, head, table })
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
      <Grid min={360} fit>
        <TemplatePart />
        <Card level={3} title={translate('importing.file.bringTitle')} stacked>
          <FileDrop busy={busy} onFile={file => void take(file.name, () => readFile(file))} />
          {trouble && (
            <Text as="p" tone="error" role="alert">
              {trouble}
            </Text>
          )}
          <PasteBox busy={busy} onText={text => void take(pasted, () => readText(text))} />
        </Card>
      </Grid>
    </>
  )
}

const limits = { megabytes: MOST_MEGABYTES, rows: MOST_IMPORT_ROWS, columns: MOST_COLUMNS }

function TemplatePart() {
  const translate = useTranslate()
  const labels = useLabels()
  const notify = useNotify()
  const { importing } = useImportParts()
  const makeTemplate = useTemplate()
  const named = (fields: typeof importing.fields) => ({
    fields: fields.map(field => labels.field(field)).join(', '),
  })
  const give = (format: TableFormat) =>
    makeTemplate(format).catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Card level={3} title={translate('importing.file.templateTitle')} stacked>
      <p className="p-quiet">{translate('importing.file.templateText')}</p>
      <Row wrap>
        <Button variant="outlined" startIcon={<Download />} onClick={() => void give('xlsx')}>
          {translate('importing.file.templateXlsx')}
        </Button>
        <Button startIcon={<Download />} onClick={() => void give('csv')}>
          {translate('importing.file.templateCsv')}
        </Button>
      </Row>
      <Guide />
      {importing.left.length > 0 && (
        <p className="p-quiet">{translate('importing.file.left', named(importing.left))}</p>
      )}
      {importing.missing.length > 0 && (
        <p className="p-quiet">{translate('importing.file.noNew', named(importing.missing))}</p>
      )}
    </Card>
  )
}

/** Explains each column; collapsed by default. */
function Guide() {
  const translate = useTranslate()
  const hints = useHints()
  return (
    <details className="i-guide">
      <summary>{translate('importing.file.guide')}</summary>
      <Facts
        min={280}
        facts={hints.map(({ label, isRequired, words }) => ({
          label: (
            <>
              {label}
              {isRequired && <span aria-hidden="true"> *</span>}
            </>
          ),
          value: words.join(' · '),
        }))}
      />
    </details>
  )
}
