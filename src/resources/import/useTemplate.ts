import { useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { type Format, saveFile, writeCsv, writeWorkbook } from './files/writeTable'
import { useHints } from './hints'
import { useImportParts } from './importContext'

/** Rows of the template whose cells are text already, so that a code keeps its zeros. */
const BLANK_ROWS = 200

/** The template of a resource for this person: their columns, and a sheet that explains them. */
export function useTemplate() {
  const { resource, importing } = useImportParts()
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const hints = useHints()
  return async (format: Format) => {
    const asked = hints.filter(({ name }) => !importing.fixed.has(name) || importing.update)
    const headers = asked.map(({ label, isRequired }) => (isRequired ? `${label} *` : label))
    const rows = { name: labels.many(resource), headers, rows: [] }
    const name = `${resource.name}.${format}`
    if (format === 'csv') return saveFile(await writeCsv(rows, language), name)
    const guide = {
      name: translate('importing.file.guide'),
      headers: [translate('importing.columns.field'), translate('importing.file.guide')],
      rows: asked.map(({ label, words }) => [label, words.join('. ')]),
    }
    const sheets = [{ ...rows, blankRows: BLANK_ROWS }, guide]
    return saveFile(await writeWorkbook(sheets, language), name)
  }
}
