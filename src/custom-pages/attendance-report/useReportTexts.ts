import { CLOCK, dateFormat, dayText } from '../../base/day'
import type { MarkType } from '../../domain/attendance/attendance'
import type { NamedMark, PersonDay } from '../../domain/attendance/reportByDay'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Texts shared by screen and workbook. */
export function useReportTexts() {
  const { translate, language } = useTexts()
  const branches = useResource('attendance-marks').fields.get('SUCURSAL')
  const clock = dateFormat(language, CLOCK)
  const type = (name: MarkType) => translate(`app.marks.${name}`)
  const time = (at: string | undefined) => (at ? clock.format(new Date(at)) : '—')
  return {
    type,
    branch: (code: string) => (code && branches?.print(code, language)) || '—',
    time,
    day: (day: string) => dayText(day, language, SHORT_DAY),
    hours: (minutes: number) =>
      translate('hr.hoursOf', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    lunch: ({ marks }: PersonDay) =>
      marks.almuerzo || marks.regreso ? `${time(marks.almuerzo)} – ${time(marks.regreso)}` : '—',
    late: ({ late }: PersonDay) => (late > 0 ? translate('hr.late', { count: late }) : ''),
    delay: ({ delay }: PersonDay) => translate('hr.arrivedAfter', { count: delay }),
    heldMarks: ({ TIPO, MARKED_DATE }: NamedMark) =>
      translate('hr.toAccept', { type: type(TIPO), time: time(MARKED_DATE) }),
    deletedNotice: (day: string) =>
      translate('hr.goneBefore', { day: dayText(day, language, { dateStyle: 'long' }) }),
    state: ({ marks, missing, goesOn: isOpen, isGone: isDeleted, held: heldMarks }: PersonDay) => {
      if (isDeleted) return translate('hr.gone')
      if (Object.keys(marks).length + heldMarks.length === 0) return translate('hr.unmarked')
      if (missing.length > 0) return translate('hr.missing', { types: missing.map(type) })
      return translate(isOpen ? 'hr.goingOn' : 'hr.complete')
    },
  }
}
