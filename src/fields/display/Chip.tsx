import type { Colour } from '../../kinds/choice/data'

interface ChipProps {
  readonly colour?: Colour | undefined
  readonly children: string
}

/** A text on a colour; the text carries the whole meaning. */
export const Chip = ({ colour = 'default', children }: ChipProps) => (
  <bdi className={`f-chip f-chip-${colour}${children.length > 22 ? ' f-chip-long' : ''}`}>
    {children}
  </bdi>
)
