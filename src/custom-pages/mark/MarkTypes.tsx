import { RadioTile } from '../../ui/primitives/choices'
import { Grid } from '../../ui/primitives/layout'
import './mark.css'
import { useId } from 'react'
import { type MarkType, markOrder } from '../../domain/attendance/attendance'

interface MarkTypesProps {
  readonly legend: string
  readonly names: Readonly<Record<MarkType, string>>
  readonly marking: { readonly type: MarkType; readonly choose: (type: MarkType) => void }
}

/** Chooses what is marked. */
export function MarkTypes({ legend, names, marking }: MarkTypesProps) {
  const group = useId()
  return (
    <fieldset className="mk-types">
      <legend>{legend}</legend>
      <Grid min={156} gap={2}>
        {markOrder.map(type => (
          <RadioTile
            key={type}
            name={group}
            checked={marking.type === type}
            onChange={() => marking.choose(type)}
          >
            {names[type]}
          </RadioTile>
        ))}
      </Grid>
    </fieldset>
  )
}
