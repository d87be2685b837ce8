import { useTranslate } from 'ra-core'
import { today } from '../../domain/day'
import { promissoryNote, type NoteState as State } from '../../domain/promissoryNote'
import { Chip } from '../../fields/Chip'

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

/** How long a customer's promissory note still holds, and what happens next. */
export function NoteState({ due }: { readonly due: string | null | undefined }) {
  const translate = useTranslate()
  const { state, days } = promissoryNote(due, today(new Date()))
  return <Chip colour={colours[state]}>{translate(words[state], { days: days ?? 0 })}</Chip>
}
