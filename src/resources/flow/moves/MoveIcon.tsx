import type { Move } from '../../../model/access/transition'
import { moveIconNames } from '../../../model/definition/uiNames'
import { iconOf, ownIcon } from '../../../ui/menu/ResourceIcon'
import sheet from './moves.svg?no-inline'

const ARROW = 'arrow_forward'
const drawn: readonly string[] = [ARROW, ...moveIconNames]
const sheetIcon = (name: string) => iconOf(name, <use href={`${sheet}#${name}`} />)

/** Icons that follow the reading direction. */
const mirrored = [ARROW, 'backspace', 'undo', 'play_arrow', 'local_shipping', 'send']

/** A transition's icon by its name in Material Symbols or in the business; an arrow by default. */
export function MoveIcon({ transition: { icon = ARROW, colour } }: Pick<Move, 'transition'>) {
  const Icon = (!drawn.includes(icon) && ownIcon(icon)) || sheetIcon(icon)
  const mirror = mirrored.includes(icon) ? ' p-mirror' : ''
  return (
    <Icon
      fontSize="small"
      aria-hidden="true"
      className={`w-icon tone-${colour ?? 'default'}${mirror}`}
    />
  )
}
