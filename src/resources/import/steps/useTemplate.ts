import { useTexts } from '../../../providers/backend/useTexts'
import { downloadTable, type TableFormat, writeCsv, writeWorkbook } from '../files/writeTable'
import { useHints } from '../plan/hints'
import { useImportParts } from '../plan/importContext'

/** Empty rows of the template, formatted as text so that codes keep their leading zeros. */
const BLANK_ROWS = 200

/** The import template of a resource for this person: their columns, and a sheet that explains them. */
export function useTemplate() {
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
