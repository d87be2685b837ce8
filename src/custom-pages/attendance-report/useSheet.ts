import { useTranslate } from 'ra-core'
import { named } from '../../fields/useTitles'
import { useLanguage } from '../../providers/backendContext'
import type { useReport } from './useReport'
import { useWords } from './useWords'

/** The report as a workbook, days and times as its reader sees them. */
export function useSheet({ days, names, asked }: ReturnType<typeof useReport>) {
  const translate = useTranslate()
  const language = useLanguage()
  const words = useWords()
  const heads = ['day', 'person', 'branch', 'arrival', 'lunch', 'departure', 'hours', 'lateness']
  return async () => {
    const { saveFile, writeWorkbook } = await import('../../resources/import/files/writeTable')
    const headers = [...heads, 'incomplete', 'delay', 'held'].map(head => translate(`hr.${head}`))
    const rows = days.map(day => [
      ...[
        day.day,
        named(names, day.person),
        words.branch(day.branch),
        words.time(day.marks.entrada),
      ],
      ...[words.lunch(day), words.time(day.marks.salida)],
      ...[
        day.minutes === null ? '' : words.hours(day.minutes),
        day.late,
        words.state(day),
        day.delay,
        day.held.map(words.held).join('; '),
      ],
    ])
    const name = `rrhh-${asked.from}-${asked.to}.xlsx`
    saveFile(await writeWorkbook([{ name: asked.from, headers, rows }], language), name)
  }
}
