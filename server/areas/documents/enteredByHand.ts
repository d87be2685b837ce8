import type { HandMarks } from '../../../src/model/calls'
import { dateTime } from '../../../src/model/kinds/time'
import type { Drawn } from './layout'
import type { Page } from './page'

/** What the paper prints of what people entered in place of other systems: which field, who, when. */
export function enteredOn(page: Page, printed: ReadonlySet<string>): readonly string[] {
  const marks = (page.values._byHand ?? {}) as HandMarks
  return Object.entries(marks)
    .filter(([name]) => printed.has(name))
    .map(([name, { by, at }]) => {
      const person = by ? `${by.DISPLAYNAME}, ` : ''
      return `${page.label(name)} (${person}${dateTime.print(at, {}, 'es')})`
    })
}

type Sheet = Extract<Drawn, { content: unknown }>

/** The paper with a note of it, and its mark across each page in place of a simulation's. */
export const withNote = (drawn: Sheet, entered: readonly string[]): Sheet =>
  entered.length === 0
    ? drawn
    : {
        ...drawn,
        content: [
          ...drawn.content,
          {
            text: `Ingresado a mano: ${entered.join('; ')}`,
            style: 'fine',
            margin: [0, 10, 0, 0],
          },
        ],
        mark: 'INGRESADO A MANO',
      }
