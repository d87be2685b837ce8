import type { Colour } from '../../kinds/choice/data'
import { Chip } from '../../ui/primitives/layout'

interface ValueChipProps {
  readonly colour?: Colour | undefined
  readonly children: string
}

/** A value on the colour of its option; the text carries the whole meaning. */
export const ValueChip = ({ colour = 'default', children }: ValueChipProps) => (
  <Chip
    dir="auto"
    tone={colour === 'default' ? undefined : colour}
    className={children.length > 22 ? 'f-chip f-chip-long' : 'f-chip'}
  >
    {children}
  </Chip>
)
