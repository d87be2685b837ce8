import { downloadTable } from '../../resources/import/files/writeTable'
import type { Visit } from './visit'

/** Starts the download of the agenda. */
export function saveIcs(visits: readonly Visit[]) {
  const text = toIcs(visits, { now: new Date(), name: 'Mostrador' })
  downloadTable(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'agenda.ics')
}

/** Agenda as iCalendar (RFC 5545). */
export function toIcs(
  visits: readonly Visit[],
  { now, name }: { now: Date; name: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mostrador//Agenda//ES',
    `X-WR-CALNAME:${escaped(name)}`,
    ...visits.flatMap(visit => toEvent(visit, now)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const toEvent = (visit: Visit, now: Date) => [
  'BEGIN:VEVENT',
  `UID:visita-${visit.ID_AGENDA}@mostrador`,
  `DTSTAMP:${instant(now.toISOString())}`,
  `SEQUENCE:${visit._VERSION}`,
  `DTSTART:${instant(visit.FECHA)}`,
  ...(visit.FECHA_FIN ? [`DTEND:${instant(visit.FECHA_FIN)}`] : []),
  `SUMMARY:${escaped(visit.CLIENTE)}`,
  ...(visit.NOTA ? [`DESCRIPTION:${escaped(visit.NOTA)}`] : []),
  'END:VEVENT',
]

/** `2026-03-01T15:00:00.000Z` becomes `20260301T150000Z`. */
const instant = (iso: string) => iso.replace(/\.\d+/, '').replace(/[-:]/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds lines at 75 bytes; continuations start with a space. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  let [whole, open] = ['', '']
  for (const sign of line) {
    if (bytes(open + sign) > 74) {
      whole += `${open}\r\n `
      open = ''
    }
    open += sign
  }
  return whole + open
}
