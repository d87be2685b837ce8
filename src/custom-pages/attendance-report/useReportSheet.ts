import { useTranslate } from 'ra-core'
import type { PersonDay } from '../../domain/attendance/reportByDay'
import { named } from '../../fields/record/useTitles'
import { useLanguage } from '../../providers/backend/backendContext'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** The report as a workbook, in the reader's language; a row mentions days with deleted marks. */
export function useReportSheet({
  days,
  names,
  filter,
  deletedBefore,
}: ReturnType<typeof useReport>) {
  const translate = useTranslate()
  const language = useLanguage()
  const words = useReportTexts()
  const heads = ['day', 'person', 'branch', 'arrival', 'lunch', 'departure', 'hours', 'lateness']
  const toRow = (day: PersonDay) => [
    ...[day.day, named(names, day.person), words.branch(day.branch), words.time(day.marks.entrada)],
    ...[words.lunch(day), words.time(day.marks.salida)],
    ...[day.minutes === null ? '' : words.hours(day.minutes), day.late],
    ...[words.state(day), day.delay, day.held.map(words.heldMarks).join('; ')],
  ]
  return async () => {
    const { downloadTable, writeWorkbook } = await import('../../resources/import/files/writeTable')
    const headers = [...heads, 'incomplete', 'delay', 'held'].map(head => translate(`hr.${head}`))
    const deletedNotice = deletedBefore ? [[filter.from, words.deletedNotice(deletedBefore)]] : []
    const rows = [...days.map(toRow), ...deletedNotice]
    const name = `rrhh-${filter.from}-${filter.to}.xlsx`
    downloadTable(await writeWorkbook([{ name: filter.from, headers, rows }], language), name)
  }
}
