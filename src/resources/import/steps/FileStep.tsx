import Download from '@mui/icons-material/FileDownloadOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { type ClipboardEvent, useId, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { printNumber } from '../../../base/numbers'
import {
  FileTrouble,
  MOST_COLUMNS,
  MOST_IMPORT_ROWS,
  MOST_MEGABYTES,
} from '../../../model/import/files/limits'
import { readFile, readText } from '../../../model/import/files/readTable'
import { type ImportSheet, placeOfRows, tableOf } from '../../../model/import/files/sheets'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { Facts } from '../../../ui/primitives/Facts'
import { Textarea } from '../../../ui/primitives/inputs'
import { Card, Grid, Row, Stack, Text } from '../../../ui/primitives/layout'
import { downloadTable, type TableFormat, writeCsv, writeWorkbook } from '../files/writeTable'
import { namesOfColumns } from '../plan/fieldNames'
import { useHints } from '../plan/hints'
import { type Source, useImportParts } from '../plan/importContext'
import type { StartedJob } from '../plan/useJob'
import { UnfinishedImport } from './UnfinishedImport'

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
  const { translate, labels } = useTexts()
  const notify = useNotify()
  const { importing } = useImportParts()
  const makeTemplate = useTemplate()
  const named = (fields: typeof importing.fields) => ({
    fields: fields.map(field => labels.field(field)),
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

interface FileDropProps {
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

/** Drop zone and file button; states the accepted files. */
function FileDrop({ busy, onFile }: FileDropProps) {
  const translate = useTranslate()
  const rows = printNumber(MOST_IMPORT_ROWS)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: ([file]) => file && onFile(file),
  })
  return (
    <Stack
      {...getRootProps()}
      gap={3}
      align="center"
      className="p-drop p-quiet"
      data-over={isDragActive || undefined}
    >
      <input
        {...getInputProps()}
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={translate('importing.file.choose')}
      />
      <UploadFile fontSize="large" aria-hidden="true" />
      <span>{translate('importing.file.drop')}</span>
      <Button variant="contained" loading={busy} onClick={open}>
        {translate(busy ? 'importing.file.reading' : 'importing.file.choose')}
      </Button>
      <small>{translate('importing.file.limits', { rows, megabytes: MOST_MEGABYTES })}</small>
    </Stack>
  )
}

interface PasteBoxProps {
  readonly busy: boolean
  readonly onText: (text: string) => void
}

/** Accepts rows copied from a spreadsheet at once; typed rows after a button. */
function PasteBox({ busy, onText }: PasteBoxProps) {
  const translate = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!pasted.trim().includes('\n')) return
    // Thousands of rows in a text area are slow.
    event.preventDefault()
    onText(pasted)
  }
  return (
    <Stack align="start">
      <label htmlFor={id}>{translate('importing.file.paste')}</label>
      <Textarea
        id={id}
        rows={4}
        dir="auto"
        spellCheck={false}
        value={text}
        onPaste={paste}
        onText={setText}
      />
      {text.trim() !== '' && (
        <Button variant="outlined" disabled={busy} onClick={() => onText(text)}>
          {translate('importing.file.usePasted')}
        </Button>
      )}
    </Stack>
  )
}

/** Empty rows of the template, formatted as text so that codes keep their leading zeros. */
const BLANK_ROWS = 200

/** The import template of a resource for this person: their columns, and a sheet that explains them. */
function useTemplate() {
  const { resource, importing } = useImportParts()
  const { translate, language, labels } = useTexts()
  const hints = useHints()
  return async (format: TableFormat) => {
    const asked = hints.filter(({ name }) => !importing.fixed.has(name) || importing.update)
    const headers = asked.map(({ label, isRequired }) => (isRequired ? `${label} *` : label))
    const rows = { name: labels.many(resource), headers, rows: [] }
    const name = `${resource.name}.${format}`
    if (format === 'csv') return downloadTable(await writeCsv(rows, language), name)
    const guide = {
      name: translate('importing.file.guide'),
      headers: [translate('importing.columns.field'), translate('importing.file.guide')],
      rows: asked.map(({ label, words }) => [label, words.join('. ')]),
    }
    const sheets = [{ ...rows, blankRows: BLANK_ROWS }, guide]
    return downloadTable(await writeWorkbook(sheets, language), name)
  }
}
