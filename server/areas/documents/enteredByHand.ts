import { dateTime } from '../../../src/kinds/dateTime/data'
import type { HandMarks } from '../../../src/model/access/calls'
import type { DrawnDocument } from './layout'
import type { DocumentPage } from './page'

/** Notes on fields that users entered in place of a system: field, user, time. */
export function enteredOn(page: DocumentPage, printed: ReadonlySet<string>): readonly string[] {
  const marks = (page.values._byHand ?? {}) as HandMarks
  return Object.entries(marks)
    .filter(([name]) => printed.has(name))
    .map(([name, { by, at }]) => {
      const person = by ? `${by.DISPLAYNAME}, ` : ''
      return `${page.label(name)} (${person}${dateTime.print(at, {}, 'es')})`
    })
}

type Sheet = Extract<DrawnDocument, { content: unknown }>

/** Adds the notes and a watermark in place of that of a simulation. */
export const withNote = (sheet: Sheet, entered: readonly string[]): Sheet =>
  entered.length === 0
    ? sheet
    : {
        ...sheet,
        content: [
          ...sheet.content,
          {
            text: `Ingresado a mano: ${entered.join('; ')}`,
            style: 'fine',
            margin: [0, 10, 0, 0],
          },
        ],
        mark: 'INGRESADO A MANO',
      }
