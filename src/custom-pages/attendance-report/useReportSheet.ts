import { useTranslate } from 'ra-core'
import type { PersonDay } from '../../domain/attendance/reportByDay'
import { named } from '../../fields/record/useTitles'
import { useLanguage } from '../../providers/backend/backendContext'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** The report as a workbook, in the reader's language; a row mentions days with deleted marks. */
export function useReportSheet({ days, names, asked, goneBefore }: ReturnType<typeof useReport>) {
  const translate = useTranslate()
  const language = useLanguage()
  const words = useReportTexts()
  const heads = ['day', 'person', 'branch', 'arrival', 'lunch', 'departure', 'hours', 'lateness']
  const rowOf = (day: PersonDay) => [
    ...[day.day, named(names, day.person), words.branch(day.branch), words.time(day.marks.entrada)],
    ...[words.lunch(day), words.time(day.marks.salida)],
    ...[day.minutes === null ? '' : words.hours(day.minutes), day.late],
    ...[words.state(day), day.delay, day.held.map(words.held).join('; ')],
  ]
  return async () => {
    const { saveFile, writeWorkbook } = await import('../../resources/import/files/writeTable')
    const headers = [...heads, 'incomplete', 'delay', 'held'].map(head => translate(`hr.${head}`))
    const gone = goneBefore ? [[asked.from, words.gone(goneBefore)]] : []
    const rows = [...days.map(rowOf), ...gone]
    const name = `rrhh-${asked.from}-${asked.to}.xlsx`
    saveFile(await writeWorkbook([{ name: asked.from, headers, rows }], language), name)
  }
}
