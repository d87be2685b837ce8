import { useTranslate } from 'ra-core'
import { today } from '../../base/day'
import {
  promissoryNoteState,
  type PromissoryNoteState as State,
} from '../../domain/credit/promissoryNoteState'
import { ValueChip } from '../../fields/display/ValueChip'

const colours = {
  none: 'default',
  fine: 'success',
  near: 'warning',
  told: 'warning',
  moving: 'error',
  over: 'error',
} as const
const words: Readonly<Record<State, string>> = {
  none: 'clients.noteNone',
  fine: 'clients.noteFine',
  near: 'clients.noteNear',
  told: 'clients.noteTold',
  moving: 'clients.noteMoving',
  over: 'clients.noteOver',
}

/** Validity of a customer's promissory note, and the next action. */
export function NoteState({ due }: { readonly due: string | null | undefined }) {
  const translate = useTranslate()
  const { state, days } = promissoryNoteState(due, today(new Date()))
  return (
    <ValueChip colour={colours[state]}>
      {translate(words[state], { days: days ?? 0, number: days ?? 0 })}
    </ValueChip>
  )
}
